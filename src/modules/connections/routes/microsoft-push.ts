import { Hono } from 'hono';
import { Problem, parse } from '@/core/http/problem';
import { logText } from '@/core/log-text';
import type { ApiEnv } from '@/modules/identity/policy';
import { CalendarError } from '@/ports/calendar';
import type { Runtime } from '@/ports/runtime';
import { syncCalendar } from '../commands/sync';
import { calendarOfPush, forgetChannel, watchCalendar } from '../commands/watch';
import { type MicrosoftNotification, microsoftNotifications } from '../schema';

/** Microsoft takes an address that answers later for a slow one, in milliseconds; what was begun goes on. */
const ANSWER_MS = 2_500;

/** Longest token that an address is asked to give back. */
const PROOF_LIMIT = 2_000;

/**
 * /api/webhooks/microsoft/{channel}: Microsoft says that a calendar changed, not what, or that a subscription needs looking
 * after. Verified by channel, subscription and `clientState`. Before there is a subscription it asks the address to prove
 * itself by giving back a text, whoever asks.
 */
export const microsoftPushRoutes = new Hono<ApiEnv>().post('/:channel', async (c) => {
  const proof = c.req.query('validationToken');
  if (proof !== undefined) {
    if (proof.length > PROOF_LIMIT) throw new Problem(400, 'signature', 'This is no validation');
    return c.text(proof, 200, { 'x-content-type-options': 'nosniff' });
  }
  const { value } = parse(microsoftNotifications, await c.req.json().catch(() => null));
  const calendars = await Promise.all(value.map((one) => calendarOf(c.req.param('channel'), one)));
  const [calendarId] = calendars;
  if (!calendarId || calendars.includes(null)) throw new Problem(400, 'signature', 'This push is not known');
  const outcome = await Promise.race([heed(calendarId, value, c.var.runtime), soon()]);
  // It is repeated when it was answered 503; when the grant is gone there is nothing to repeat.
  if (outcome !== null && outcome !== 'revoked') {
    throw new Problem(503, 'unavailable', 'The calendar cannot be read now');
  }
  return c.json({ ok: true as const }, 202);
});

function calendarOf(channelId: string, { subscriptionId, clientState }: MicrosoftNotification): Promise<string | null> {
  return calendarOfPush({ channelId, resourceId: subscriptionId, token: clientState });
}

/** Whatever it says, the calendar is read: between what was told and what was not there may be a gap. Null: done. */
async function heed(
  calendarId: string,
  value: readonly MicrosoftNotification[],
  runtime: Runtime,
): Promise<CalendarError['code'] | 'failed' | null> {
  const says = (event: NonNullable<MicrosoftNotification['lifecycleEvent']>) =>
    value.some(({ lifecycleEvent }) => lifecycleEvent === event);
  const removed = says('subscriptionRemoved');
  try {
    if (removed) await forgetChannel(calendarId);
    await syncCalendar(calendarId, runtime);
    if (removed || says('reauthorizationRequired')) {
      await watchCalendar(calendarId, await runtime.clock.now(), runtime, { anew: true });
    }
    return null;
  } catch (error) {
    if (error instanceof CalendarError) return error.code;
    // Nobody may be waiting any more.
    console.error(`[calendar] ${logText(error)}`);
    return 'failed';
  }
}

function soon(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ANSWER_MS).unref());
}
