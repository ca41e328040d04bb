import { type CallToolResult, type McpServer, requireScopes } from '@modelcontextprotocol/server';
import type { Runtime } from '@/ports/runtime';
import { bookNew, propose } from '../commands/arrange';
import type { Asked } from '../commands/ask';
import { bookOpen, callOff, moveTo } from '../commands/change';
import { TOOL_SCOPES } from '../constants';
import type { Caller } from '../policy';
import { outcomeOf } from '../queries/outcome';
import * as s from '../schema';
import { answered, refused, type ToolError } from './result';
import { withinScope } from './within-scope';

const BY_THE_OWNERS_RULES =
  'It is done under the rules of the owner: where they want to see it first, nothing goes out, and the answer says that it waits for them on their dashboard. Only the owner can say yes there.';

/** Tools that write to people or change the calendar, all by the same decisions as mail. */
export function addActingTools(server: McpServer, caller: Caller, runtime: Runtime): void {
  const acts = (tool: keyof typeof TOOL_SCOPES, destructive: boolean) => ({
    outputSchema: s.acted,
    annotations: { readOnlyHint: false, destructiveHint: destructive, idempotentHint: true, openWorldHint: true },
    scopeChallenge: requireScopes(TOOL_SCOPES[tool]),
  });
  const outcome = async (asked: Asked<ToolError>): Promise<CallToolResult> => {
    if (!asked.ok) return refused(asked.reason, asked.text);
    const made = await outcomeOf(caller.userId, asked, runtime);
    return made ? answered(made) : refused('not_found');
  };
  server.registerTool(
    'propose_meeting',
    {
      title: 'Offer times to people',
      description: `Begins a thread: the assistant of the owner writes to the guests, offers times and books the one that they choose. ${BY_THE_OWNERS_RULES}`,
      inputSchema: s.proposeMeeting,
      ...acts('propose_meeting', false),
    },
    withinScope(caller, 'propose_meeting', async (asked) => outcome(await propose(caller, asked, runtime))),
  );
  server.registerTool(
    'book_meeting',
    {
      title: 'Book a meeting',
      description: `Books a time to which everybody has agreed, and invites the guests: with guests a new meeting, with a thread the one that is being arranged there. Where the guests have not agreed, use propose_meeting. ${BY_THE_OWNERS_RULES}`,
      inputSchema: s.bookMeeting,
      ...acts('book_meeting', false),
    },
    withinScope(caller, 'book_meeting', async (asked) => {
      const { thread, guests } = asked;
      if ((thread === undefined) === (guests === undefined)) return refused('either');
      if (thread !== undefined) return outcome(await bookOpen(caller, { ...asked, thread }, runtime));
      return outcome(await bookNew(caller, { ...asked, guests: guests ?? [] }, runtime));
    }),
  );
  server.registerTool(
    'move_meeting',
    {
      title: 'Move a meeting',
      description: `Asks the guests of a booked meeting for another time; it stands where it is until they agree. ${BY_THE_OWNERS_RULES}`,
      inputSchema: s.moveMeeting,
      ...acts('move_meeting', true),
    },
    withinScope(caller, 'move_meeting', async (asked) => outcome(await moveTo(caller, asked, runtime))),
  );
  server.registerTool(
    'cancel_meeting',
    {
      title: 'Call a meeting off',
      description: `Takes a booked meeting out of the calendars and tells the guests; of a thread that has not come to a meeting, stops it. ${BY_THE_OWNERS_RULES}`,
      inputSchema: s.cancelMeeting,
      ...acts('cancel_meeting', true),
    },
    withinScope(caller, 'cancel_meeting', async (asked) => outcome(await callOff(caller, asked, runtime))),
  );
}
