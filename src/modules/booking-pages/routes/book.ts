import { type Context, Hono } from 'hono';
import { notFound, Problem, parse } from '@/core/http/problem';
import type { PageAnswer } from '@/core/loop/page/page-terms';
import { makePageToken } from '@/core/mail/page-token';
import { knownZone } from '@/core/time/zone';
import type { ApiEnv } from '@/modules/identity/policy';
import { signingKey } from '@/modules/mailbox/policy';
import { type BookedOnPage, bookOnPage, type Refusal } from '../commands/book';
import { OTHER_TIMES } from '../constants';
import { formOf } from '../policy';
import type { BookingType } from '../queries/pages';
import { recentTimes } from '../queries/recent-times';
import { shownAt } from '../queries/shown';
import { type BookingRequest, bookingRequest } from '../schema';

const REFUSED = {
  taken: 'That time was taken a moment ago',
  full: 'This address has as many meetings booked here as it may. Cancel one of them first',
  own_address: 'This is the address of whoever you want to meet',
  closed: 'Nothing can be booked here at the moment',
} as const satisfies Record<Refusal, string>;

const STALE_FORM = {
  early: 'That was fast. Send it once more',
  old: 'The page stood open for long. Send it once more',
} as const;

/**
 * POST /api/book/{handle}/{type}: books a time of a page, for whoever asked for the page's form first. A form is answered by
 * a redirect to the page of what was booked, or back to the times with what stood in the way.
 */
export const bookRoutes = new Hono<ApiEnv>().post('/:handle/:type', async (c) => {
  const shown = await shownAt(c.req.param('handle'), c.req.param('type'));
  if (shown.kind !== 'type') throw notFound();
  const json = (c.req.header('content-type') ?? '').startsWith('application/json');
  const sent = json ? await c.req.json().catch(() => null) : await formIn(c);
  const page = `/book/${shown.owner.handle}/${shown.type.slug}`;
  const outcome = await attempt(shown.type, sent, c).catch((error: unknown) => {
    // The page tells what is needed; who gets so far has no browser that minds it.
    if (json || !(error instanceof Problem) || error.status !== 400) throw error;
    return { ok: false, reason: 'invalid' } as const;
  });
  if (outcome.ok) {
    const token = makePageToken(outcome.loopId, outcome.participantId, signingKey(c.var.runtime.settings));
    if (json) return c.json({ page: `/t/${token}` });
    return c.redirect(c.req.query('embed') === '1' ? `${page}?embed=1&booked=${token}` : `/t/${token}?sent=1`, 303);
  }
  const { reason } = outcome;
  if (!json) return c.redirect(`${page}?${backTo(c, sent as object, reason)}`, 303);
  if (reason === 'early' || reason === 'old') throw new Problem(409, 'stale', STALE_FORM[reason]);
  if (reason === 'invalid') throw new Problem(400, 'invalid', 'Invalid input');
  const others = reason === 'taken' ? await othersOf(shown.type, sent as { start: number }, c) : [];
  return c.json({ error: REFUSED[reason], code: CODES[reason], others }, 409);
});

const CODES = { taken: 'taken', full: 'too_many', own_address: 'nobody', closed: 'wrong_state' } as const;

type Outcome = BookedOnPage | { readonly ok: false; readonly reason: keyof typeof STALE_FORM | 'invalid' };

async function attempt(type: BookingType, sent: unknown, c: Context<ApiEnv>): Promise<Outcome> {
  const request = parse(bookingRequest, sent);
  const { start, name, email: address } = request;
  const zone = knownZone(request.zone ?? '') ?? null;
  const said = { phone: phoneOf(type, request), answers: answersOf(type, request) };
  // A program that fills in every field is told the same as whoever came too late.
  if (request.website) return { ok: false, reason: 'taken' };
  const { runtime } = c.var;
  const form = formOf(request.form, type.id, runtime.settings, Date.now());
  if (typeof form === 'string') return { ok: false, reason: form };
  return bookOnPage(type, { id: form.id, start, zone, name, address, ...said }, runtime);
}

function phoneOf({ medium }: BookingType, { phone }: BookingRequest): string | null {
  if (medium !== 'phone') return null;
  if (!phone || !/^[+(]?[\d\s()./-]{6,}$/.test(phone)) {
    throw new Problem(400, 'invalid', 'Invalid input', { phone: ['Give a number under which you can be called'] });
  }
  return phone;
}

/** What was answered, by the questions as they stand; throws a Problem where one that has to be answered is not. */
function answersOf({ questions }: BookingType, { answers }: BookingRequest): PageAnswer[] {
  return questions.flatMap(({ label, required }, i) => {
    const answer = answers[i] ?? '';
    if (answer === '' && required) {
      throw new Problem(400, 'invalid', 'Invalid input', { [`answers.${i}`]: ['This is needed'] });
    }
    return answer === '' ? [] : [{ question: label, answer }];
  });
}

async function formIn(c: Context<ApiEnv>): Promise<object> {
  const { answers, ...fields } = await c.req.parseBody({ all: true });
  return { ...fields, answers: answers === undefined ? [] : [answers].flat() };
}

/** The way back to the page, with the time that was chosen where it may still be had. Nothing personal stands in an address. */
function backTo(
  c: Context<ApiEnv>,
  sent: { readonly start?: unknown; readonly zone?: unknown },
  reason: string,
): string {
  const keepsTime = reason !== 'taken' && typeof sent.start === 'string' && /^\d{1,9}$/.test(sent.start);
  const zone = typeof sent.zone === 'string' ? knownZone(sent.zone) : undefined;
  return `${new URLSearchParams({
    ...(c.req.query('embed') === '1' ? { embed: '1' } : {}),
    ...(zone ? { zone } : {}),
    ...(keepsTime ? { at: String(sent.start) } : {}),
    why: reason,
  })}`;
}

/** Times near the one that was wanted, for whoever came too late. */
async function othersOf(type: BookingType, { start }: { readonly start: number }, c: Context<ApiEnv>) {
  const { times } = await recentTimes(type, c.var.runtime, Date.now());
  return times
    .filter((time) => time.start !== start)
    .sort((a, b) => Math.abs(a.start - start) - Math.abs(b.start - start))
    .slice(0, OTHER_TIMES)
    .sort((a, b) => a.start - b.start)
    .map(({ start: from, end }) => ({ start: from, end }));
}
