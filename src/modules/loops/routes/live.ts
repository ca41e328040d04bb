import { Hono } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { Problem, parse } from '@/core/http/problem';
import { type Place, Places } from '@/db/places';
import { type ApiEnv, hasRole, userOf } from '@/modules/identity/policy';
import { sessionByHash } from '@/modules/identity/queries';
import { MEMBERS } from '@/modules/identity/schema';
import { digestOf, type Marks, marksOf } from '../queries/changes';
import { LoopWatch } from '../queries/watch';
import { liveSchema } from '../schema';

interface Pace {
  /** How often the database is asked (milliseconds). */
  readonly pollMs: number;
  /** A word that keeps the connection open, and the moment at which session and place are looked at again. */
  readonly heartbeatMs: number;
  /** The browser connects anew after this time. */
  readonly lifeMs: number;
}

const PACE: Pace = { pollMs: 1_000, heartbeatMs: 20_000, lifeMs: 15 * 60_000 };
/** Windows of one person, in all processes; the next one is refused and polls. */
const STREAMS_PER_USER = 6;
/** What one process can hold. */
const STREAMS_PER_PROCESS = 2_000;
/** Heartbeats for which a window's place is held after its process has crashed. */
const HELD_BEATS = 3;

const open = new Set<{ end(): void }>();

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
  const places = new Places('live windows', STREAMS_PER_USER, HELD_BEATS * pace.heartbeatMs);
  return new Hono<ApiEnv>().get('/', async (c) => {
    const userId = userOf(c).id;
    const { mark } = parse(liveSchema, c.req.query());
    const seen = (await marksOf([userId])).get(userId) ?? new Map();
    const place = open.size < STREAMS_PER_PROCESS ? await places.take(userId) : null;
    if (!place) throw new Problem(429, 'too_many', 'Too many windows are watching');
    const hash = c.var.sessionHash;
    const stillSignedIn = async () => {
      const session = hash && (await sessionByHash(hash));
      // Whom a session is of changes while an administrator looks as somebody else.
      return Boolean(session && session.user.id === userId && hasRole(session.user, MEMBERS));
    };
    // Proxies that buffer would hold the events back.
    c.header('X-Accel-Buffering', 'no');
    return streamSSE(c, (stream) => tell(stream, { userId, seen, mark, watch, pace, place, stillSignedIn }));
  });
}

interface Watching {
  readonly userId: string;
  readonly seen: Marks;
  readonly mark: string | undefined;
  readonly watch: LoopWatch;
  readonly pace: Pace;
  readonly place: Place;
  stillSignedIn(): Promise<boolean>;
}

/** One writer per stream: what changes while a slow reader is waited for is gathered, not queued. */
async function tell(
  stream: SSEStreamingApi,
  { userId, mark, watch, pace, place, ...watching }: Watching,
): Promise<void> {
  let { seen } = watching;
  const changed = new Set<string>();
  let wake = () => {};
  const self = { end: () => stream.abort() };
  open.add(self);
  stream.onAbort(() => wake());
  const life = setTimeout(self.end, pace.lifeMs).unref();
  const allowed = async () => (await watching.stillSignedIn()) && (await place.keep());
  const beat = setInterval(
    () =>
      void allowed().then(
        (still) => still || self.end(),
        () => undefined,
      ),
    pace.heartbeatMs,
  ).unref();
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
    if (stream.aborted) break;
    const ids = JSON.stringify([...changed]);
    changed.clear();
    if (quiet) await stream.write(': still here\n\n');
    else await stream.writeSSE({ event: 'changed', data: ids });
  }
  clearTimeout(life);
  clearInterval(beat);
  leave();
  open.delete(self);
  // Where it fails the place is free soon all the same.
  await place.leave().catch(() => undefined);
}
