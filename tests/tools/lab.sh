#!/usr/bin/env bash
# usage: lab.sh DELVE PROJECT parallel|ssh|slurm   The recipe of tools/lab plays shards with that engine, for real: one of them is killed midway,
# and the result is that of one run, byte for byte. Ends with 77 (skipped) and says why where the engine is not there or cannot start.
set -u
export DELVE=$1
project=$2 engine=$3
folder=$(mktemp -d)
cd "$folder" || exit 1
made=  # a folder outside that was made for the server of ssh
games=(simulate --dungeon sunken_city --seed 9 --runs 48 --hash)  # long enough that a shard is still at it when it is to be killed

skip() { echo "skipped: $1"; exit 77; }
fail() { echo "$1"; exit 1; }

# kill_one FOLDER [SEEN]: kills a process that plays a shard into FOLDER once it has played a game; SEEN: that folder as it is seen here.
kill_one() {
    local pid
    for _ in $(seq 600); do
        pid=$(pgrep -f -- "$DELVE simulate .*--csv $1/[0-9]*.csv" | head -1)
        [ -z "$pid" ] || ! cat "${2:-$1}"/*.part 2>/dev/null | grep -q '^[0-9]*,' || { kill -KILL "$pid" && return; }
        sleep 0.05
    done
    fail "no shard to kill was found"
}

# start_ssh: an ssh server on loopback, under two names; it sees an empty folder of its own in place of `here`.
start_ssh() {
    local port=$((20000 + RANDOM % 20000)) home
    home=$(getent passwd "$(id -un)" | cut -d: -f6)
    command -v dropbear ssh rsync >/dev/null || skip "dropbear-bin, openssh-client or rsync is not installed"
    mkdir -p far here run/allowed
    [ -d "$home/.ssh" ] || { mkdir -m 700 "$home/.ssh" && made=$home/.ssh; } || skip "$home/.ssh cannot be made"
    dropbearkey -t ed25519 -f run/host >/dev/null 2>&1 && ssh-keygen -q -t ed25519 -N '' -f run/key && cp run/key.pub run/allowed/authorized_keys && chmod -R go= run/allowed || fail "no keys were made"
    unshare -m bash -c "mount --bind far here && mount --bind run/allowed '$home/.ssh' && chmod go-w . &&
        exec dropbear -r '$folder/run/host' -s -p 127.0.0.1:$port -P '$folder/run/dropbear.pid' -E" 2>run/log || skip "dropbear cannot start: $(tail -1 run/log)"
    cat >run/config <<CONF
Host one two
  HostName 127.0.0.1
  Port $port
  IdentityFile $folder/run/key
  IdentitiesOnly yes
  UserKnownHostsFile $folder/run/known
  StrictHostKeyChecking accept-new
  LogLevel ERROR
CONF
    export PARALLEL_SSH="ssh -F $folder/run/config"
    for _ in $(seq 50); do
        ! $PARALLEL_SSH one true 2>run/said || return 0
        sleep 0.1
    done
    skip "dropbear takes no connection: $(cat run/log run/said | tail -1)"
}

start_slurm() {
    local name ports=$((20000 + RANDOM % 20000)) daemon
    command -v slurmctld slurmd munged sbatch >/dev/null || skip "slurm-wlm or munge is not installed"
    name=$(hostname -s)
    export SLURM_CONF=$folder/slurm.conf
    chmod 755 "$folder"
    mkdir -p state spool log && mkdir -m 755 run
    (umask 077 && head -c 1024 /dev/urandom >munge.key)
    cat >slurm.conf <<CONF
ClusterName=lab
SlurmctldHost=$name(127.0.0.1)
SlurmctldPort=$ports
SlurmdPort=$((ports + 1))
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
AuthType=auth/munge
AuthInfo=socket=$folder/run/munge.sock,cred_expire=5
CredType=cred/munge
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool
SlurmctldPidFile=$folder/run/slurmctld.pid
SlurmdPidFile=$folder/run/slurmd.pid
SlurmctldLogFile=$folder/log/slurmctld
SlurmdLogFile=$folder/log/slurmd
ProctrackType=proctrack/pgid
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
ReturnToService=2
MpiDefault=none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
MinJobAge=300
SchedulerParameters=sched_interval=2,bf_interval=2
NodeName=$name NodeAddr=127.0.0.1 CPUs=$(nproc)
PartitionName=lab Nodes=ALL Default=YES MaxTime=INFINITE State=UP
CONF
    munged --key-file=munge.key --socket="$folder/run/munge.sock" --pid-file="$folder/run/munge.pid" --log-file="$folder/log/munged" \
        --seed-file="$folder/run/munge.seed" --force >log/start 2>&1 || skip "munged cannot start: $(tail -1 log/start)"
    for daemon in slurmctld slurmd; do
        "$daemon" -f "$SLURM_CONF" >log/start 2>&1 || skip "$daemon cannot start: $(tail -1 log/start)"
    done
    for _ in $(seq 60); do
        [ "$(timeout 5 sinfo -h -o %T 2>/dev/null)" != idle ] || return 0
        sleep 0.5
    done
    skip "no node of Slurm came up: $(tail -2 log/slurmctld | head -1)"
}

end_all() {
    local daemon pid
    for daemon in slurmd slurmctld munge dropbear; do
        pid=$(cat "$folder/run/$daemon.pid" 2>/dev/null) && kill "$pid" 2>/dev/null || continue
        for _ in $(seq 100); do
            kill -0 "$pid" 2>/dev/null || continue 2
            sleep 0.1
        done
        kill -KILL "$pid"
    done
    [ -z "$made" ] || rmdir "$made"
    cd / && rm -rf "$folder"
}
trap end_all EXIT

"$DELVE" "${games[@]}" --jobs 2 --csv one.csv >/dev/null || fail "the games cannot be played"
case $engine in
    parallel)
        command -v parallel >/dev/null || skip "GNU parallel is not installed"
        LAB_JOBS=2 "$project/tools/lab/parallel" 4 joined.csv "${games[@]}" >said 2>&1 &
        kill_one joined.csv.shards
        wait $! || fail "$(cat said)"
        [ ! -e joined.csv.shards ] || fail "the shards still stand there"
        ;;
    ssh)
        command -v parallel >/dev/null || skip "GNU parallel is not installed"
        start_ssh
        (cd here && LAB_HOSTS=1/one,1/two "$project/tools/lab/parallel" 4 joined.csv "${games[@]}") >said 2>&1 &
        kill_one joined.csv.shards far/joined.csv.shards
        wait $! || fail "$(cat said)"
        [ ! -e here/joined.csv.shards ] || fail "the shards still stand here"
        [ -z "$(find far -type f)" ] || fail "shards are left on the other machine: $(find far -type f)"
        mv here/joined.csv . || exit 1
        ;;
    slurm)
        start_slurm
        jobs=$("$project/tools/lab/slurm" 4 joined.csv "${games[@]}") || fail "the jobs were not taken"
        kill_one "$folder/joined.csv.shards"
        for _ in $(seq 240); do
            [ ! -e joined.csv ] || break
            sleep 0.5
        done
        [ -e joined.csv ] || { squeue; cat joined.csv.shards/*.log log/slurmctld | tail -20; fail "jobs $jobs came to nothing"; }
        grep -q Requeuing log/slurmctld || fail "no task was queued again"
        ;;
esac
cmp one.csv joined.csv || fail "other bytes than those of one run"
