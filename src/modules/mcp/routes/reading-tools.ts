import { type McpServer, requireScopes } from '@modelcontextprotocol/server';
import type { Runtime } from '@/ports/runtime';
import { TOOL_SCOPES } from '../constants';
import type { Caller } from '../policy';
import { timesFor } from '../queries/find-times';
import { findTimes, foundTimes } from '../schema';
import { answered, refused } from './result';

const READS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false } as const;

/** Why no times are known, in words by which a model knows what to tell its person. */
const UNREAD = {
  none: 'No calendar is connected. The owner connects one in the settings of Sundial, under Calendars and hours.',
  revoked:
    'The calendar has to be connected again. The owner does that in the settings of Sundial, under Calendars and hours.',
  unavailable: 'The calendar cannot be read at the moment. Try again in a few minutes.',
  unconfirmed:
    'The owner has not confirmed their working hours yet. They do that in the settings of Sundial, under Calendars and hours.',
  span: 'The search has to end after it begins, in the future, and to span 31 days at most.',
} as const;

/** Tools that change nothing. */
export function addReadingTools(server: McpServer, caller: Caller, runtime: Runtime): void {
  server.registerTool(
    'find_times',
    {
      title: 'Find times to meet',
      description:
        "Times at which the owner could meet, by their calendars and rules; with people given, times at which they are free as well. Tells nothing of anybody's calendar but these times. It holds nothing: a time may be gone a moment later.",
      inputSchema: findTimes,
      outputSchema: foundTimes,
      annotations: READS,
      scopeChallenge: requireScopes(TOOL_SCOPES.find_times),
    },
    async (asked) => {
      const made = await timesFor(caller.userId, asked, runtime);
      return made.ok ? answered(made.found) : refused(`calendar_${made.reason}`, UNREAD[made.reason]);
    },
  );
}
