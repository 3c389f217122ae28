#!/usr/bin/python3
"""usage: test_summary.py FILE...   what the JUnit files of ctest say: a line for each test, the ten slowest unit tests, and last a line of
three numbers (passed, failed, skipped), in which each doctest case counts as a test."""
import re
import sys
import xml.etree.ElementTree as xml

passed = failed = skipped = 0
cases = []  # (seconds, name) of each doctest case

for path in sys.argv[1:]:
    for test in xml.parse(path).getroot().iter("testcase"):
        name, seconds = test.get("name"), float(test.get("time", "0"))
        output = test.findtext("system-out") or ""
        went_well = test.get("status") == "run"
        counted = re.search(r"^\[doctest\] test cases:\s*(\d+) \|\s*\d+ passed \|\s*(\d+) failed", output, re.M)
        durations = re.findall(r"^([\d.]+) s: (.*)$", output, re.M)
        cases += [(float(time), case) for time, case in durations]
        good, bad = (1, 0) if went_well else (0, 1)
        if counted:
            bad = max(int(counted[2]), bad)
            good = len(durations) - int(counted[2])  # doctest counts the cases of other parts, too
        if test.find("skipped") is not None and "skipped: " in output:
            skipped += 1
            print(f"skipped {name}: {re.search('skipped: (.*)', output)[1]}")
            continue
        passed, failed = passed + good, failed + bad
        if went_well:
            print(f"ok      {name}: {f'{good} passed, ' if counted else ''}{seconds:.0f} s")
            continue
        lines = [line for line in output.splitlines() if not re.match(r"[\d.]+ s: ", line)]
        first = next((at for at, line in enumerate(lines) if re.search("ERROR|SUMMARY", line)), 0)
        print("\n".join(lines[max(0, first - 12) : first + 40]))
        print(f"FAILS   {name}: {seconds:.0f} s")

for seconds, case in sorted(cases, reverse=True)[:10]:
    print(f"slow    {seconds:5.1f} s: {case}")
print(passed, failed, skipped)
