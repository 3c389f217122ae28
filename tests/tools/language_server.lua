-- Neovim's own client of the language server, without a screen and set up as resources/docs/editors.md tells: opens files of two packs,
-- edits them, and checks what it is told. language_server.sh sets CONTENT, a directory of packs with `tide` and `reef`.
local content = os.getenv('CONTENT')
local failures = 0

local function fail(what, told)
  failures = failures + 1
  io.stderr:write(what .. (told ~= nil and (': ' .. vim.inspect(told)) or '') .. '\n')
end
local function check(what, good, told) if not good then fail(what, told) end end
-- Waits until `condition` holds, at most ten seconds.
local function wait(what, condition) check(what .. ' did not happen', vim.wait(10000, condition, 5)) end

local client

local function open(file)
  vim.cmd('silent edit ' .. content .. '/' .. file)
  wait('the start of the server', function()
    client = next(vim.lsp.buf_get_clients())
    return client ~= nil
  end)
  return vim.api.nvim_get_current_buf()
end

-- Puts the cursor on the first character of `word`, or so many bytes behind it.
local function go_to(word, more)
  vim.api.nvim_win_set_cursor(0, { 1, 0 })
  check('there is no ' .. word, vim.fn.search('\\V' .. word, 'c') > 0)
  if more then vim.api.nvim_win_set_cursor(0, { vim.fn.line('.'), vim.fn.col('.') - 1 + more }) end
end

local function ask(method, more)
  local params = vim.tbl_extend('force', vim.lsp.util.make_position_params(0, 'utf-16'), more or {})
  local answers, problem = vim.lsp.buf_request_sync(0, method, params, 10000)
  local answer = answers and answers[client]
  check(method .. ' got no answer', answer ~= nil, problem)
  return answer and answer.result, answer and (answer.err or answer.error)
end

local function labels(items)
  local set = {}
  for _, item in ipairs(items or {}) do set[item.label] = true end
  return set
end

-- A misspelt id is told of at its place, behind an umlaut and an emoji.
local reef = open('reef/creatures.yaml')
wait('a diagnostic', function() return #vim.diagnostic.get(reef) == 1 end)
local told = vim.diagnostic.get(reef)[1]
local line = vim.api.nvim_buf_get_lines(reef, told.lnum, told.lnum + 1, false)[1]
check('the diagnostic has another code', told.code == 'C043', told)
check('the diagnostic has no hint', told.message:find('did you mean `claw_pinch`?', 1, true), told)
check('the diagnostic stands elsewhere', line:sub(told.col + 1, told.end_col) == 'claw_pinsh', told)

-- Its quick fix mends it, and the diagnostic goes.
go_to('claw_pinsh')
local range = vim.lsp.util.make_range_params(0, 'utf-16')
range.context = { diagnostics = vim.lsp.diagnostic.get_line_diagnostics() }
local actions = vim.lsp.buf_request_sync(0, 'textDocument/codeAction', range, 10000)[client].result
check('there is not one action', #actions == 1, actions)
vim.lsp.util.apply_workspace_edit(actions[1].edit, 'utf-16')
check('the action did not mend the word', vim.fn.search('attack_skill: claw_pinch,', 'nw') > 0, vim.api.nvim_buf_get_lines(0, 0, -1, false))
wait('the end of the diagnostic', function() return #vim.diagnostic.get(reef) == 0 end)

-- An unsaved mistake is told of, and taken back with it.
local before = vim.api.nvim_buf_get_lines(reef, 0, -1, false)
vim.cmd('silent %s/health: 9/helth: 9/')
wait('a diagnostic of an unsaved text', function() return #vim.diagnostic.get(reef) == 1 and vim.diagnostic.get(reef)[1].code == 'C030' end)
vim.cmd('silent %s/helth: 9/health: 9/')
wait('the end of it', function() return #vim.diagnostic.get(reef) == 0 end)
check('the text is another', vim.deep_equal(before, vim.api.nvim_buf_get_lines(reef, 0, -1, false)))

-- Completion: ids of both packs and of the game, keys that are not there yet.
go_to('claw_pinch', 4)
local offered = labels(ask('textDocument/completion'))
check('completion lacks ids', offered.claw_pinch and offered.reef_snap and not offered.hunt, offered)
go_to('health', 2)
offered = labels(ask('textDocument/completion'))
check('completion of keys is wrong', offered.defence and not offered.tactic, offered)

-- Hover.
go_to('claw_pinch')
local hover = ask('textDocument/hover')
check('hover tells no name', hover and hover.contents.value:find('Pinch', 1, true) and hover.contents.value:find('tide/skills.yaml:', 1, true), hover)
go_to('health')
hover = ask('textDocument/hover')
check('hover tells nothing of a key', hover and hover.contents.value:find('How much harm it can take', 1, true), hover)

-- References and definition.
go_to('claw_pinch')
local places = ask('textDocument/references', { context = { includeDeclaration = true } })
check('there are not three places', #places == 3, places)
vim.lsp.buf.definition()
wait('a jump to the definition', function() return vim.api.nvim_buf_get_name(0) == content .. '/tide/skills.yaml' end)
check('the definition is elsewhere', vim.api.nvim_get_current_line():find('^  claw_pinch:'), vim.api.nvim_get_current_line())


-- Rename in both packs, and what is refused.
local _, refusal = ask('textDocument/rename', { newName = 'Claw!' })
check('a malformed id is not refused', refusal and refusal.message:find('cannot be an id', 1, true), refusal)
_, refusal = ask('textDocument/rename', { newName = 'reef_snap' })
check('a taken id is not refused', refusal and refusal.message:find('already', 1, true), refusal)
vim.lsp.buf.rename('claw_grip')
wait('the renaming', function() return vim.api.nvim_get_current_line():find('^  claw_grip:') ~= nil end)
vim.cmd('silent wall')
for _, file in ipairs({ 'tide/skills.yaml', 'tide/creatures.yaml', 'reef/creatures.yaml' }) do
  local text = table.concat(vim.fn.readfile(content .. '/' .. file), '\n')
  check(file .. ' was not renamed in', text:find('claw_grip', 1, true) and not text:find('claw_pinch', 1, true), text)
end
wait('content without a problem', function() return #vim.diagnostic.get() == 0 end)

-- An orderly end.
vim.lsp.stop_client(client)
wait('the end of the server', function() return vim.lsp.client_is_stopped(client) end)
if failures > 0 then vim.cmd('cquit 1') end
vim.cmd('qall!')
