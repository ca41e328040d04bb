import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { type FieldTexts, notFound, Problem, parse } from '@/core/http/problem';
import type { PageAnswer } from '@/core/loop/page/page-terms';
import { makePageToken } from '@/core/mail/page-token';
import { knownZone } from '@/core/time/zone';
import { LOCALES, localeFor } from '@/messages/languages';
import type { ApiEnv } from '@/modules/identity/policy';
import { signingKey } from '@/modules/mailbox/policy';
import { bookOnPage } from '../commands/book';
import type { BookedOnPage, Refusal } from '../commands/wanted';
import { OTHER_TIMES } from '../constants';
import { formOf } from '../policy';
import type { BookingType } from '../queries/pages';
import { recentTimes } from '../queries/recent-times';
import { shownAt } from '../queries/shown';
import { type BookingRequest, bookingRequest } from '../schema';
import { backToForm, forgetTyped, formIn } from './typed-form';

/** What stands in the way, as the API says it: status, code, words, and the field that it is about. */
const REFUSED = {
  taken: [409, 'taken', 'That time is not free any more'],
  no_seats: [409, 'taken', 'All seats at that time are taken'],
  over: [410, 'expired', 'That time is over'],
  not_offered: [404, 'not_found', 'That time is not offered here'],
  full: [409, 'too_many', 'This address has as many meetings booked here as it may. Cancel one of them first', 'email'],
  own_address: [409, 'nobody', 'This is the address of whoever you want to meet', 'email'],
  closed: [409, 'wrong_state', 'Nothing can be booked here at the moment'],
  early: [409, 'stale', 'That was fast. Send it once more'],
  old: [409, 'stale', 'The page stood open for long. Send it once more'],
} as const satisfies Record<Refusal | StaleForm, readonly [number, string, string, string?]>;

/** `early`, `old`: of the form itself. `not_offered`: it was not shown for the time that it names. */
type StaleForm = 'early' | 'old' | 'not_offered';

type Outcome = BookedOnPage | { readonly ok: false; readonly reason: StaleForm };

/**
 * POST /api/book/{handle}/{type}: books a time of a page, for whoever asked for the page's form first. A form is answered by
 * a redirect to the page of what was booked, or back to the page with what stood in the way and all that was typed.
 */
export const bookRoutes = new Hono<ApiEnv>().post('/:handle/:type', async (c) => {
  const shown = await shownAt(c.req.param('handle'), c.req.param('type'));
  if (shown.kind !== 'type') throw notFound();
  const { type } = shown;
  const json = (c.req.header('content-type') ?? '').startsWith('application/json');
  const sent: unknown = json ? await c.req.json().catch(() => null) : await formIn(c);
  const page = `/book/${shown.owner.handle}/${type.slug}`;
  const outcome = await attempt(type, sent, c).catch((error: unknown) => {
    if (json || !(error instanceof Problem) || error.status !== 400) throw error;
    return error;
  });
  if (outcome instanceof Problem) {
    return c.redirect(`${page}?${await backToForm(c, type, { reason: 'invalid', fields: outcome.fields })}`, 303);
  }
  if (outcome.ok) {
    const token = makePageToken(outcome.loopId, outcome.participantId, signingKey(c.var.runtime.settings));
    if (json) return c.json({ page: `/t/${token}` });
    await forgetTyped(c, type);
    return c.redirect(c.req.query('embed') === '1' ? `${page}?embed=1&booked=${token}` : `/t/${token}?sent=1`, 303);
  }
  const { reason } = outcome;
  const [status, code, error, field] = [...REFUSED[reason], undefined];
  const fields = field ? { [field]: [error] } : undefined;
  if (!json) return c.redirect(`${page}?${await backToForm(c, type, { reason, fields })}`, 303);
  if (code === 'stale') throw new Problem(409, code, error);
  const others = OTHERS.has(reason) ? await othersOf(type, sent as { start: number }, c) : [];
  return c.json({ error, code, others, ...(fields ? { fields } : {}) }, status);
});

/** Whoever wanted a time that they cannot have is told of others. */
const OTHERS: ReadonlySet<Outcome extends infer O ? (O extends { reason: infer R } ? R : never) : never> = new Set([
  'taken',
  'no_seats',
  'over',
  'not_offered',
]);

async function attempt(type: BookingType, sent: unknown, c: Context<ApiEnv>): Promise<Outcome> {
  const request = requestIn(type, sent);
  const { start, name, email: address } = request;
  const zone = knownZone(request.zone ?? '') ?? null;
  const said = { phone: type.medium === 'phone' ? (request.phone ?? null) : null, answers: answersOf(type, request) };
  // A program that fills in every field is told the same as whoever came too late.
  if (request.website) return { ok: false, reason: 'taken' };
  const { runtime } = c.var;
  const form = formOf(request.form, type.id, runtime.settings, Date.now());
  if (typeof form === 'string') return { ok: false, reason: form };
  if (form.start !== start) return { ok: false, reason: 'not_offered' };
  const accept = c.req.header('accept-language') ?? null;
  const language = localeFor({ cookie: getCookie(c, 'language') ?? null, accept }, LOCALES);
  return bookOnPage(type, { id: form.id, start, zone, name, address, language, ...said }, runtime);
}

/** The request, all of whose fields are as this page needs them; throws a Problem with a sentence for each that is not. */
function requestIn(type: BookingType, sent: unknown): BookingRequest {
  let read: BookingRequest | null = null;
  let fields: FieldTexts = {};
  try {
    read = parse(bookingRequest, sent);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    fields = error.fields ?? {};
  }
  const missing = neededBy(type, (sent ?? {}) as { phone?: unknown; answers?: unknown });
  if (read && Object.keys(missing).length === 0) return read;
  throw new Problem(400, 'invalid', 'Invalid input', { ...missing, ...fields });
}

/** What this page needs beside name and address, and has not got. */
function neededBy({ medium, questions }: BookingType, sent: { phone?: unknown; answers?: unknown }): FieldTexts {
  const phone = typeof sent.phone === 'string' ? sent.phone.trim() : '';
  const answers: unknown[] = Array.isArray(sent.answers) ? sent.answers : [];
  const isEmpty = (answer: unknown) => typeof answer !== 'string' || answer.trim() === '';
  const callable = medium !== 'phone' || /^[+(]?[\d\s()./-]{6,}$/.test(phone);
  return {
    ...(callable ? {} : { phone: ['Give a number under which you can be called'] }),
    ...Object.fromEntries(
      questions.flatMap(({ required }, i) =>
        required && isEmpty(answers[i]) ? [[`answers.${i}`, ['Answer this, please']]] : [],
      ),
    ),
  };
}

/** What was answered, by the questions as they stand. */
function answersOf({ questions }: BookingType, { answers }: BookingRequest): PageAnswer[] {
  return questions.flatMap(({ label }, i) => (answers[i] ? [{ question: label, answer: answers[i] }] : []));
}

/** Times near the one that was wanted, for whoever cannot have it. */
async function othersOf(type: BookingType, { start }: { readonly start: number }, c: Context<ApiEnv>) {
  const { times } = await recentTimes(type, c.var.runtime, Date.now());
  return times
    .filter((time) => time.start !== start && time.left !== 0)
    .sort((a, b) => Math.abs(a.start - start) - Math.abs(b.start - start))
    .slice(0, OTHER_TIMES)
    .sort((a, b) => a.start - b.start)
    .map(({ start: from, end }) => ({ start: from, end }));
}
