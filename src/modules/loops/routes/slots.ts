import { type Context, Hono } from 'hono';
import { notFound, Problem, parse } from '@/core/http/problem';
import { parsePageToken } from '@/core/mail/page-token';
import { knownZone } from '@/core/time/zone';
import type { ApiEnv } from '@/modules/identity/policy';
import { signingKey } from '@/modules/mailbox/policy';
import type { RuntimeSettings } from '@/ports/runtime';
import { chooseSlot } from '../commands/answer';
import { changeOnPage } from '../commands/change-on-page';
import { eventFile } from '../queries/event-file';
import { chooseSchema, moveSchema, pageSchema } from '../schema';

/**
 * POST /api/slots/{token}: a guest's answer to the times on offer; GET /api/slots/{token}/event.ics: the booked event. The
 * token is the authority; a form is answered by a redirect back to its page, which shows what came of it.
 */
export const slotRoutes = new Hono<ApiEnv>()
  .post('/:token', async (c) => {
    const place = placeOf(c.req.param('token'), c.var.runtime.settings);
    const json = (c.req.header('content-type') ?? '').startsWith('application/json');
    const sent = json ? await c.req.json().catch(() => null) : await c.req.parseBody({ all: true });
    const { set, option, suggestion, zone } = parse(chooseSchema, sent);
    const page = `/${parse(pageSchema, c.req.query()).page}/${c.req.param('token')}`;
    if (option.length === 0 && !suggestion) {
      if (!json) return c.redirect(`${page}?nothing=1`, 303);
      throw new Problem(400, 'invalid', 'Choose one of the times');
    }
    const options = option.includes('none') ? [] : option.filter((n): n is number => n !== 'none');
    const outcome = await chooseSlot(
      place,
      {
        set,
        options,
        suggestion: options.length > 0 ? null : suggestion || null,
        zone: zone ? (knownZone(zone) ?? null) : null,
      },
      c.var.runtime,
    );
    if (!outcome.ok && outcome.reason === 'not_found') throw notFound();
    // By the set that was chosen from the page tells whether the time could be booked.
    const arrival = options.length > 0 ? `sent=1&chose=${set}` : 'sent=1';
    if (!json) return c.redirect(`${page}?${outcome.ok ? arrival : 'stale=1'}`, 303);
    if (!outcome.ok) throw new Problem(409, 'stale', 'These times are no longer on offer');
    return c.json({ ok: true });
  })
  .post('/:token/move', async (c) => {
    const place = placeOf(c.req.param('token'), c.var.runtime.settings);
    const { start } = parse(moveSchema, await sentBy(c));
    return changed(c, await changeOnPage(place, { act: 'move', start }, c.var.runtime));
  })
  .post('/:token/cancel', async (c) => {
    const place = placeOf(c.req.param('token'), c.var.runtime.settings);
    return changed(c, await changeOnPage(place, { act: 'cancel' }, c.var.runtime));
  })
  .get('/:token/event.ics', async (c) => {
    const place = placeOf(c.req.param('token'), c.var.runtime.settings);
    const ics = await eventFile(place, await c.var.runtime.clock.now());
    if (!ics) throw notFound();
    c.header('Content-Type', 'text/calendar; charset=utf-8');
    c.header('Content-Disposition', 'attachment; filename="meeting.ics"');
    return c.body(ics);
  });

const isJson = (c: Context<ApiEnv>) => (c.req.header('content-type') ?? '').startsWith('application/json');

async function sentBy(c: Context<ApiEnv>): Promise<unknown> {
  return isJson(c) ? c.req.json().catch(() => null) : c.req.parseBody();
}

/** What came of a move or a cancellation: a form is led back to its page, which shows it. */
function changed(c: Context<ApiEnv>, outcome: Awaited<ReturnType<typeof changeOnPage>>) {
  if (!outcome.ok && outcome.reason === 'not_found') throw notFound();
  const page = `/t/${c.req.param('token')}`;
  if (!isJson(c)) return c.redirect(outcome.ok ? `${page}?changed=1` : `${page}?move=1&gone=1`, 303);
  if (!outcome.ok) throw new Problem(409, 'stale', 'This is not possible any more');
  return c.json({ ok: true as const });
}

function placeOf(token: string, settings: RuntimeSettings) {
  const place = parsePageToken(token, [signingKey(settings)]);
  if (!place) throw notFound();
  return place;
}
