import { type Context, Hono } from 'hono';
import { notFound, Problem, parse } from '@/core/http/problem';
import { ownerOf } from '@/core/loop/transition';
import { parsePageToken } from '@/core/mail/page-token';
import { knownZone } from '@/core/time/zone';
import { translator } from '@/messages/translate';
import type { ApiEnv } from '@/modules/identity/policy';
import { loopById } from '@/modules/loops/queries/loops';
import { signingKey } from '@/modules/mailbox/policy';
import { askForTexts, endTexts, enterGuestCode, type TextsOutcome } from './commands/ask';
import { guestCode, type TextProblem, textsAsked, textsEnded } from './schema';

/** /api/slots/{token}/texts: a guest is texted of the meeting of their link. A form is led back to its page, which says what came of it. */
export const guestTextRoutes = new Hono<ApiEnv>()
  .post('/:token/texts', async (c) => {
    const place = placeOf(c);
    const asked = parse(textsAsked, await sentBy(c));
    const loop = await loopById(place.loopId);
    if (!loop) throw notFound();
    const host = ownerOf(loop.state);
    const t = translator(asked.language, 'guest-texts');
    const { operatorName } = c.var.runtime.settings;
    const agreedTo = t('consent', { operator: operatorName, owner: host.name ?? host.address });
    return answered(c, await askForTexts(place, { ...asked, agreedTo }, c.var.runtime), asked.zone);
  })
  .post('/:token/texts/code', async (c) => {
    const { code, zone } = parse(guestCode, await sentBy(c));
    return answered(c, await enterGuestCode(placeOf(c), code, c.var.runtime), zone);
  })
  .post('/:token/texts/end', async (c) => {
    const { zone } = parse(textsEnded, await sentBy(c));
    await endTexts(placeOf(c));
    return answered(c, { ok: true }, zone);
  });

const isJson = (c: Context<ApiEnv>) => (c.req.header('content-type') ?? '').startsWith('application/json');

async function sentBy(c: Context<ApiEnv>): Promise<unknown> {
  return isJson(c) ? c.req.json().catch(() => ({})) : c.req.parseBody();
}

function placeOf(c: Context<ApiEnv>) {
  const place = parsePageToken(c.req.param('token') ?? '', [signingKey(c.var.runtime.settings)]);
  if (!place) throw notFound();
  return place;
}

function answered(c: Context<ApiEnv>, outcome: TextsOutcome, zone: string | undefined) {
  const reason = outcome.ok ? null : outcome.reason;
  if (reason === 'not_found') throw notFound();
  if (isJson(c)) {
    if (reason) throw problemOf(reason);
    return c.json({ ok: true as const });
  }
  const known = zone ? knownZone(zone) : undefined;
  const query = new URLSearchParams({ texts: reason ?? 'ok', ...(known ? { zone: known } : {}) });
  return c.redirect(`/t/${c.req.param('token')}?${query}#texts`, 303);
}

function problemOf(reason: TextProblem): Problem {
  switch (reason) {
    case 'number':
      return new Problem(422, 'number_invalid', 'No telephone has this number');
    case 'many':
      return new Problem(429, 'too_many', 'There were too many tries');
    case 'stopped':
      return new Problem(409, 'opted_out', 'STOP was texted from this number');
    case 'code':
      return new Problem(422, 'code_wrong', 'That was not the code, or it is too old');
    case 'off':
      return new Problem(409, 'stale', 'Nobody is texted of this meeting');
    default:
      return new Problem(400, 'invalid', reason === 'agreed' ? 'Without your word nothing is texted' : 'Choose a wish');
  }
}
