import { Hono } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { Problem, parse } from '@/core/http/problem';
import { type ApiEnv, hasRole, userOf } from '@/modules/identity/policy';
import { sessionByHash } from '@/modules/identity/queries';
import { MEMBERS } from '@/modules/identity/schema';
import { digestOf, type Marks, marksOf } from '../queries/changes';
import { LoopWatch } from '../queries/watch';
import { liveSchema } from '../schema';

interface Pace {
  /** How often the database is asked (milliseconds). */
  readonly pollMs: number;
  /** A word that keeps the connection open, and the moment at which the session is looked at again. */
  readonly heartbeatMs: number;
  /** The browser connects anew after this time. */
  readonly lifeMs: number;
}

const PACE: Pace = { pollMs: 1_000, heartbeatMs: 20_000, lifeMs: 15 * 60_000 };
/** Windows of one person; the next one is refused and polls. */
const STREAMS_PER_USER = 6;
const STREAMS = 2_000;

const open = new Set<{ readonly userId: string; end(): void }>();

/** Ends all streams of this process, so that the server can stop. */
export function endStreams(): void {
  for (const stream of open) stream.end();
}

/**
 * GET /api/loops/events: server-sent events `changed` with the ids of the owner's loops that changed, as JSON. `mark` is
 * what the page was rendered from: if it is out of date already, the first event names no loop, which means any.
 */
export function liveRoute(pace: Pace = PACE) {
  const watch = new LoopWatch(pace.pollMs);
  return new Hono<ApiEnv>().get('/', async (c) => {
    const userId = userOf(c).id;
    const { mark } = parse(liveSchema, c.req.query());
    const seen = (await marksOf([userId])).get(userId) ?? new Map();
    if ([...open].filter((stream) => stream.userId === userId).length >= STREAMS_PER_USER || open.size >= STREAMS) {
      throw new Problem(429, 'too_many', 'Too many windows are watching');
    }
    const hash = c.var.sessionHash;
    const stillSignedIn = async () => {
      const session = hash && (await sessionByHash(hash));
      return Boolean(session && hasRole(session.user, MEMBERS));
    };
    // Proxies that buffer would hold the events back.
    c.header('X-Accel-Buffering', 'no');
    return streamSSE(c, (stream) => tell(stream, { userId, seen, mark, watch, pace, stillSignedIn }));
  });
}

interface Watching {
  readonly userId: string;
  readonly seen: Marks;
  readonly mark: string | undefined;
  readonly watch: LoopWatch;
  readonly pace: Pace;
  stillSignedIn(): Promise<boolean>;
}

/** One writer per stream: what changes while a slow reader is waited for is gathered, not queued. */
async function tell(stream: SSEStreamingApi, { userId, mark, watch, pace, ...watching }: Watching): Promise<void> {
  let { seen } = watching;
  const changed = new Set<string>();
  let wake = () => {};
  const self = { userId, end: () => stream.abort() };
  open.add(self);
  stream.onAbort(() => wake());
  const life = setTimeout(self.end, pace.lifeMs).unref();
  const leave = watch.subscribe(userId, (marks) => {
    for (const [id, now] of marks) if (seen.get(id) !== now) changed.add(id);
    seen = marks;
    if (changed.size > 0) wake();
  });
  if (mark !== digestOf(seen)) await stream.writeSSE({ event: 'changed', data: '[]' });
  while (!stream.aborted) {
    const quiet =
      changed.size === 0 &&
      (await new Promise<boolean>((resolve) => {
        const timer = setTimeout(resolve, pace.heartbeatMs, true).unref();
        wake = () => {
          clearTimeout(timer);
          resolve(false);
        };
      }));
    if (stream.aborted || (quiet && !(await watching.stillSignedIn().catch(() => true)))) break;
    const ids = JSON.stringify([...changed]);
    changed.clear();
    if (quiet) await stream.write(': still here\n\n');
    else await stream.writeSSE({ event: 'changed', data: ids });
  }
  clearTimeout(life);
  leave();
  open.delete(self);
}
