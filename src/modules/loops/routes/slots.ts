import { type Context, Hono } from 'hono';
import { notFound, Problem, parse } from '@/core/http/problem';
import { makePageToken, parsePageToken } from '@/core/mail/page-token';
import type { Period } from '@/core/time/period';
import { knownZone } from '@/core/time/zone';
import { changeSeat } from '@/modules/booking-pages/commands/change-seat';
import { seatEventFile } from '@/modules/booking-pages/queries/seat-file';
import type { ApiEnv } from '@/modules/identity/policy';
import { signingKey } from '@/modules/mailbox/policy';
import type { Runtime, RuntimeSettings } from '@/ports/runtime';
import { chooseSlot } from '../commands/answer';
import { changeOnPage } from '../commands/change-on-page';
import { eventFile } from '../queries/event-file';
import { askSchema, chooseSchema, moveSchema, pageSchema, zoneSchema } from '../schema';

/**
 * POST /api/slots/{token}: a guest's answer to the times on offer; GET /api/slots/{token}/event.ics: the booked event. The
 * token is the authority; a form is answered by a redirect back to its page, which shows what came of it.
 */
export const slotRoutes = new Hono<ApiEnv>()
  .post('/:token', async (c) => {
    const place = placeOf(c.req.param('token'), c.var.runtime.settings);
    const json = (c.req.header('content-type') ?? '').startsWith('application/json');
    const sent = json ? await c.req.json().catch(() => null) : await c.req.parseBody({ all: true });
    const { set, option, suggestion, window, zone } = parse(chooseSchema, sent);
    const page = `/${parse(pageSchema, c.req.query()).page}/${c.req.param('token')}`;
    if (option.length === 0 && !suggestion && window.length === 0) {
      if (!json) return c.redirect(seenIn(page, zone, { nothing: '1' }), 303);
      throw new Problem(400, 'invalid', 'Choose one of the times');
    }
    const options = option.includes('none') ? [] : option.filter((n): n is number => n !== 'none');
    const outcome = await chooseSlot(
      place,
      {
        set,
        options,
        suggestion: options.length > 0 ? null : suggestion || null,
        windows: options.length > 0 ? [] : joined(window),
        zone: zone ? (knownZone(zone) ?? null) : null,
      },
      c.var.runtime,
    );
    if (!outcome.ok && outcome.reason === 'not_found') throw notFound();
    // By the set that was chosen from the page tells whether the time could be booked.
    const arrival: Readonly<Record<string, string>> =
      options.length > 0 ? { sent: '1', chose: String(set) } : { sent: '1' };
    if (!json) return c.redirect(seenIn(page, zone, outcome.ok ? arrival : { stale: '1' }), 303);
    if (!outcome.ok) throw new Problem(409, 'stale', 'These times are no longer on offer');
    return c.json({ ok: true });
  })
  .post('/:token/move', async (c) => {
    const place = placeOf(c.req.param('token'), c.var.runtime.settings);
    const { start, zone } = parse(moveSchema, await sentBy(c));
    return changed(c, await change(place, { act: 'move', start }, c.var.runtime), zone);
  })
  .post('/:token/cancel', async (c) => {
    const place = placeOf(c.req.param('token'), c.var.runtime.settings);
    const { zone } = parse(zoneSchema, await sentBy(c));
    return changed(c, await change(place, { act: 'cancel' }, c.var.runtime), zone);
  })
  .post('/:token/ask', async (c) => {
    const place = placeOf(c.req.param('token'), c.var.runtime.settings);
    const { window, zone } = parse(askSchema, await sentBy(c));
    return changed(c, await changeOnPage(place, { act: 'ask', windows: joined(window) }, c.var.runtime), zone);
  })
  .get('/:token/event.ics', async (c) => {
    const place = placeOf(c.req.param('token'), c.var.runtime.settings);
    const nowMs = await c.var.runtime.clock.now();
    const ics = (await seatEventFile(place, c.var.runtime)) ?? (await eventFile(place, nowMs));
    if (!ics) throw notFound();
    c.header('Content-Type', 'text/calendar; charset=utf-8');
    c.header('Content-Disposition', 'attachment; filename="meeting.ics"');
    return c.body(ics);
  });

const isJson = (c: Context<ApiEnv>) => (c.req.header('content-type') ?? '').startsWith('application/json');

async function sentBy(c: Context<ApiEnv>): Promise<unknown> {
  return isJson(c) ? c.req.json().catch(() => ({})) : c.req.parseBody({ all: true });
}

/** A meeting that was booked on a page, or a seat. */
async function change(place: Place, said: OnPageSaid, runtime: Runtime): Promise<Changed> {
  return (await changeSeat(place, said, runtime)) ?? changeOnPage(place, said, runtime);
}

type Place = Parameters<typeof changeOnPage>[0];
type OnPageSaid = Exclude<Parameters<typeof changeOnPage>[1], { readonly act: 'ask' }>;
/** `place`: of the link from now on, where it is another one. */
type Changed = Awaited<ReturnType<typeof changeOnPage>> & { readonly place?: Place };

/** What came of a move or a cancellation: a form is led back to its page, which shows it. */
function changed(c: Context<ApiEnv>, outcome: Changed, zone: string | undefined) {
  if (!outcome.ok && outcome.reason === 'not_found') throw notFound();
  const { place } = outcome;
  const token = place && makePageToken(place.loopId, place.participantId, signingKey(c.var.runtime.settings));
  const page = `/t/${token ?? c.req.param('token')}`;
  if (!isJson(c)) return c.redirect(seenIn(page, zone, outcome.ok ? { changed: '1' } : { move: '1', gone: '1' }), 303);
  if (!outcome.ok) throw new Problem(409, 'stale', 'This is not possible any more');
  return c.json({ ok: true as const });
}

/** The page as it is to be seen: on the clock that was chosen on it, which the next page keeps. */
function seenIn(page: string, zone: string | undefined, arrival: Readonly<Record<string, string>>): string {
  const known = zone ? knownZone(zone) : undefined;
  return `${page}?${new URLSearchParams({ ...arrival, ...(known ? { zone: known } : {}) })}`;
}

/** Stretches that follow on each other are one: a meeting may lie across their border. */
function joined(stretches: readonly Period[]): Period[] {
  const joint: Period[] = [];
  for (const { start, end } of [...stretches].sort((a, b) => a.start - b.start)) {
    const last = joint.at(-1);
    if (last && start <= last.end) joint.splice(-1, 1, { start: last.start, end: Math.max(last.end, end) });
    else joint.push({ start, end });
  }
  return joint;
}

function placeOf(token: string, settings: RuntimeSettings) {
  const place = parsePageToken(token, [signingKey(settings)]);
  if (!place) throw notFound();
  return place;
}
