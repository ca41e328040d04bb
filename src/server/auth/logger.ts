import type { LoggerInstance } from 'next-auth';

/** Codes come from the browser too (`_log`): one short line, no control characters. */
const line = (code: unknown) =>
  String(code)
    .replace(/[^\w .:-]/g, '')
    .slice(0, 80);

/** Logs next-auth's codes with the error's message, never its metadata: that holds profiles and tokens. */
export const authLogger: Partial<LoggerInstance> = {
  error(code, metadata) {
    const cause = metadata instanceof Error ? metadata : (metadata as { error?: unknown } | undefined)?.error;
    console.error(`[auth] ${line(code)}${cause instanceof Error ? `: ${cause.name}: ${line(cause.message)}` : ''}`);
  },
  warn(code) {
    console.warn(`[auth] ${line(code)}`);
  },
  debug() {},
};
