import { logText } from '@/core/log-text';

/** One line on standard error, which the supervisor keeps: who says it and what. Never content of mail, never secrets. */
export function log(role: string, text: string): void {
  process.stderr.write(`${new Date().toISOString()} ${role}: ${logText(text)}\n`);
}

const LEVELS = ['error', 'warn', 'info', 'log', 'debug'] as const;

/** Whatever is written to the console of this process, by libraries too, goes without the values that errors carry. */
export function guardConsole(target: Pick<Console, (typeof LEVELS)[number]> = console): void {
  for (const level of LEVELS) {
    const write = target[level].bind(target);
    target[level] = (...parts: unknown[]) => write(...parts.map(told));
  }
}

function told(part: unknown): unknown {
  return part instanceof Error || typeof part === 'string' ? logText(part) : part;
}
