import type { CallToolResult } from '@modelcontextprotocol/server';

/** What a tool answers: the same as structure and, for clients that read no structure, as text. */
export function answered(structured: object): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(structured) }], structuredContent: { ...structured } };
}

/** What did not work, and what a model can do about it. */
export function refused(code: string, what: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text: `${code}: ${what}` }] };
}
