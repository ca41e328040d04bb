import type { CallToolResult } from '@modelcontextprotocol/server';
import { TOOL_SCOPES } from '../constants';
import type { Caller } from '../policy';
import { refused } from './result';

/**
 * A tool as this caller may use it. The challenge before it, by which a client asks its owner for more, is the SDK's; that
 * nothing happens without the scope is seen to here.
 */
export function withinScope<A>(
  caller: Caller,
  tool: keyof typeof TOOL_SCOPES,
  act: (asked: A) => Promise<CallToolResult>,
): (asked: A) => Promise<CallToolResult> {
  const scope = TOOL_SCOPES[tool];
  return async (asked) => (caller.scopes.includes(scope) ? act(asked) : refused('insufficient_scope', scope));
}
