import type { Context } from 'hono';
import { z } from 'zod';
import type { FieldTexts } from '@/core/http/problem';
import { knownZone } from '@/core/time/zone';
import type { TypedForm } from '@/db/schema/booking-pages';
import type { ApiEnv } from '@/modules/identity/policy';
import { forgetForm, keepForm } from '../commands/drafts';
import type { BookingType } from '../queries/pages';
import { MAX_ANSWER, MAX_QUESTIONS } from '../schema';
import { dateIn } from '../ui/days';

type Ctx = Context<ApiEnv>;

/** The fields of the form that was sent; of answers there are as many as were asked. Read once, however often it is asked for. */
export async function formIn(c: Ctx) {
  const { answers, ...fields } = await c.req.parseBody({ all: true });
  return { ...fields, answers: answers === undefined ? [] : [answers].flat() };
}

interface Refused {
  /** As the page says it: a key of its `why`. */
  readonly reason: string;
  readonly fields?: FieldTexts | undefined;
}

/** Times that may not be had however often they are asked for: the page shows others instead, from that day on. */
const GONE: ReadonlySet<string> = new Set(['taken', 'over', 'not_offered']);

/**
 * The way back to the page, by the time that was chosen where it may still be had. What was typed is kept under a number, since
 * nothing personal stands in an address; what a program has sent is not.
 */
export async function backToForm(c: Ctx, type: BookingType, { reason, fields = {} }: Refused): Promise<string> {
  const sent = (await formIn(c)) as Readonly<Record<string, unknown>>;
  const start = typeof sent.start === 'string' && /^\d{1,9}$/.test(sent.start) ? Number(sent.start) : null;
  const zone = typeof sent.zone === 'string' ? knownZone(sent.zone) : undefined;
  const problems = Object.fromEntries(Object.entries(fields).map(([field, texts]) => [field, texts.join('. ')]));
  const kept = sent.website
    ? null
    : await keepForm(type.id, numberOf(sent.kept), { typed: typedIn(sent), problems }, Date.now());
  return `${new URLSearchParams({
    ...(c.req.query('embed') === '1' ? { embed: '1' } : {}),
    ...(zone ? { zone } : {}),
    ...(start === null ? {} : GONE.has(reason) ? { day: dateIn(start, zone ?? 'Etc/UTC') } : { at: String(start) }),
    ...(kept ? { kept } : {}),
    why: reason,
  })}`;
}

/** What was kept of a form that is booked now is forgotten at once. */
export async function forgetTyped(c: Ctx, type: BookingType): Promise<void> {
  const id = numberOf(((await formIn(c)) as Readonly<Record<string, unknown>>).kept);
  if (id) await forgetForm(type.id, id);
}

function numberOf(sent: unknown): string | null {
  return z.uuid().safeParse(sent).data ?? null;
}

/** As it was typed, also where it is too long to be taken, but no further than a field could be meant. */
function typedIn(sent: Readonly<Record<string, unknown>>): TypedForm {
  const text = (value: unknown, most: number) =>
    typeof value === 'string' ? value.replace(/\u0000|\p{Surrogate}/gu, '').slice(0, most) : '';
  const answers: unknown[] = Array.isArray(sent.answers) ? sent.answers : [];
  return {
    name: text(sent.name, 200),
    email: text(sent.email, 400),
    phone: text(sent.phone, 100),
    answers: answers.slice(0, MAX_QUESTIONS).map((answer) => text(answer, 2 * MAX_ANSWER)),
  };
}
