import { type McpServer, requireScopes } from '@modelcontextprotocol/server';
import type { Runtime } from '@/ports/runtime';
import { TOOL_SCOPES } from '../constants';
import type { Caller } from '../policy';
import { explain } from '../queries/explain';
import { timesFor } from '../queries/find-times';
import { meetingsOf, threadsOf } from '../queries/lists';
import { standingOf } from '../queries/standing';
import * as s from '../schema';
import { answered, refused } from './result';
import { withinScope } from './within-scope';

const READS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false } as const;

/** Tools that change nothing. */
export function addReadingTools(server: McpServer, caller: Caller, runtime: Runtime): void {
  const { userId } = caller;
  const needs = (tool: keyof typeof TOOL_SCOPES) => ({
    annotations: READS,
    scopeChallenge: requireScopes(TOOL_SCOPES[tool]),
  });
  server.registerTool(
    'find_times',
    {
      title: 'Find times to meet',
      description:
        "Times at which the owner could meet, by their calendars and rules; with people given, times at which they are free as well. Tells nothing of anybody's calendar but these times. It holds nothing: a time may be gone a moment later.",
      inputSchema: s.findTimes,
      outputSchema: s.foundTimes,
      ...needs('find_times'),
    },
    withinScope(caller, 'find_times', async (asked) => {
      const made = await timesFor(userId, asked, runtime);
      return made.ok ? answered(made.found) : refused(made.reason);
    }),
  );
  server.registerTool(
    'explain_time',
    {
      title: 'Explain why not then',
      description:
        'Whether the owner could meet at a time, and what stands in the way: their rules, and when they are busy (never with what). For the owner alone.',
      inputSchema: s.explainTime,
      outputSchema: s.explained,
      ...needs('explain_time'),
    },
    withinScope(caller, 'explain_time', async (asked) => {
      if (asked.thread !== undefined && asked.with !== undefined) return refused('either');
      const made = await explain(caller, asked, runtime);
      return made.ok ? answered(made.said) : refused(made.reason);
    }),
  );
  server.registerTool(
    'list_meetings',
    {
      title: 'List meetings',
      description:
        'Meetings that were booked by Sundial for the owner, in order of time. Other events of their calendars are not in it.',
      inputSchema: s.listMeetings,
      outputSchema: s.meetingsListed,
      ...needs('list_meetings'),
    },
    withinScope(caller, 'list_meetings', async (asked) => {
      const found = await meetingsOf(userId, asked, runtime);
      return found ? answered(found) : refused('span');
    }),
  );
  server.registerTool(
    'list_threads',
    {
      title: 'List threads',
      description:
        'Meetings that are being arranged or were: where each stands, what guests have before them, and what waits for the owner.',
      inputSchema: s.listThreads,
      outputSchema: s.threadsListed,
      ...needs('list_threads'),
    },
    withinScope(caller, 'list_threads', async (asked) => answered(await threadsOf(userId, asked, runtime))),
  );
  server.registerTool(
    'get_thread',
    {
      title: 'Look at a thread',
      description: 'Where one thread stands now.',
      inputSchema: s.getThread,
      outputSchema: s.threadStanding,
      ...needs('get_thread'),
    },
    withinScope(caller, 'get_thread', async ({ thread }) => {
      const found = await standingOf(userId, thread, runtime);
      return found ? answered(found) : refused('not_found');
    }),
  );
}
