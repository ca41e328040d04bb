import { type ChildProcess, spawn } from 'node:child_process';

/**
 * A shell between us and the child that reads a pipe whose other end only we hold. When the pipe closes, because we
 * asked or because we died (also by SIGKILL), the child gets its stop signal, and SIGKILL if it has not left in time.
 * Standard input is that pipe; the child's own is empty.
 */
const GUARD = `
exec 3<&0 </dev/null
signal=$1 grace=$2; shift 2
"$@" 3<&- & child=$!
{
  exec >/dev/null 2>&1
  read -r _ <&3
  kill -s "$signal" "$child"
  while [ "$grace" -gt 0 ] && kill -0 "$child"; do sleep 0.1; grace=$((grace - 1)); done
  kill -s KILL "$child"
} & watcher=$!
exec 3<&-
wait "$child"; status=$?
kill "$watcher" 2>/dev/null
exit "$status"
`;

export interface GuardedCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd?: string;
  /** File descriptor for both output streams, or 'inherit' or 'ignore'. */
  readonly output: number | 'inherit' | 'ignore';
  /** Sent to stop the child; SIGTERM unless told (PostgreSQL's fast shutdown is SIGINT). */
  readonly stopSignal?: 'TERM' | 'INT';
  /** Milliseconds between the stop signal and SIGKILL. */
  readonly graceMs?: number;
  readonly uid?: number;
  readonly gid?: number;
}

export interface GuardedProcess {
  /** Resolves when the child has left. `code` is the child's exit status, 128 + n when a signal ended it. */
  readonly exited: Promise<{ readonly code: number | null }>;
  running(): boolean;
  /** Asks the child to stop and waits until it has left. */
  stop(): Promise<void>;
}

/** Starts a child that cannot outlive this process. In its own session: Ctrl-C in the terminal reaches only us. */
export function spawnGuarded(options: GuardedCommand): GuardedProcess {
  const graceTenths = Math.ceil((options.graceMs ?? 10_000) / 100);
  const guard: ChildProcess = spawn(
    '/bin/sh',
    ['-c', GUARD, 'guard', options.stopSignal ?? 'TERM', String(graceTenths), options.command, ...options.args],
    {
      stdio: ['pipe', options.output, options.output],
      env: options.env as NodeJS.ProcessEnv,
      cwd: options.cwd,
      uid: options.uid,
      gid: options.gid,
      detached: true,
    },
  );
  let alive = true;
  guard.stdin?.on('error', () => {});
  const exited = new Promise<{ code: number | null }>((resolve) => {
    guard.once('exit', (code) => resolve({ code }));
    guard.once('error', () => resolve({ code: 127 }));
  }).finally(() => {
    alive = false;
  });
  return {
    exited,
    running: () => alive,
    async stop() {
      guard.stdin?.end();
      await exited;
    },
  };
}
