import type { CallToolResult } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { Problem, parse } from '@/core/http/problem';
import { logText } from '@/core/log-text';
import { TOOL_SCOPES } from '../constants';
import type { Caller } from '../policy';
import { refused } from './result';

/**
 * A tool as this caller may use it. The challenge before it, by which a client asks its owner for more, is the SDK's; that
 * nothing happens without the scope is seen to here. What fails on our side is logged, and told without its words: the SDK
 * would answer with them.
 */
export function withinScope<A>(
  caller: Caller,
  tool: keyof typeof TOOL_SCOPES,
  act: (asked: A) => Promise<CallToolResult>,
): (asked: A) => Promise<CallToolResult> {
  const scope = TOOL_SCOPES[tool];
  return async (asked) => {
    if (!caller.scopes.includes(scope)) return refused('insufficient_scope', scope);
    try {
      // The schema is looked at before; that its texts can be stored is not.
      parse(z.unknown(), asked);
      return await act(asked);
    } catch (error) {
      if (error instanceof Problem) return refused('invalid', Object.keys(error.fields ?? {}).join(', '));
      console.error(`[mcp] ${tool} ${logText(error)}`);
      return refused('internal');
    }
  };
}
