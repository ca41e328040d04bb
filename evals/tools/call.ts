/** One call of a tool, as an agent would write it: `calendar.delete_event(event_id="7")`. */
export interface Call {
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
}

const CALL = /^([a-z_]+\.[a-z_]+?)(?:\.func)?\(([\s\S]*)\)$/;
const ARGUMENT = /\s*([a-z_]+)\s*=\s*("(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|True|False|None|\[\]|\{\})\s*(?:,|$)/gy;

/** Reads a call written in Python's syntax with named literals; null for anything else. */
export function parseCall(text: string): Call | null {
  const [, tool, list = ''] = CALL.exec(text.trim()) ?? [];
  if (!tool) return null;
  const args: Record<string, unknown> = {};
  let read = 0;
  for (const match of list.matchAll(ARGUMENT)) {
    const [whole, name = '', literal = ''] = match;
    args[name] = literalOf(literal);
    read = match.index + whole.length;
  }
  return read === list.length ? { tool, args } : null;
}

function literalOf(literal: string): unknown {
  if (literal === 'True' || literal === 'False') return literal === 'True';
  if (literal === 'None') return null;
  return JSON.parse(literal.replaceAll("\\'", "'"));
}
