import { z } from 'zod';
import { listQuery } from '@/core/http/page';
import { shownOf } from '@/core/http/page-size';
import { LIST_STATES } from './constants';

export const loopIdSchema = z.string().regex(/^[a-z2-7]{16}$/);

/** The query of GET /api/loops, and of the page of the same name. A cursor is a sort key and an id. */
export const listSchema = listQuery(
  z
    .string()
    .regex(/^-?\d{1,16}_[a-z2-7]{16}$/)
    .transform((text) => ({ key: Number(text.split('_')[0]), id: text.split('_')[1] as string })),
).extend({
  state: z.enum(LIST_STATES).optional(),
  q: z
    .string()
    .trim()
    .max(100)
    .refine((text) => !text.includes('\u0000'))
    .default(''),
  sort: z.enum(['activity', 'next']).default('activity'),
});
export type ListQuery = z.infer<typeof listSchema>;

/** The filters that a page's address asks for; whatever makes no sense there counts as not said. */
export function listQueryOf(
  search: Readonly<Record<string, string | undefined>>,
): ListQuery & { readonly limit: number } {
  const { state, q, sort } = listSchema.shape;
  return {
    state: state.catch(undefined).parse(search.state),
    q: q.catch('').parse(search.q),
    sort: sort.catch('activity').parse(search.sort),
    limit: shownOf(search.limit),
  };
}

/** Epoch minutes. */
const minute = z.number().int().min(0).max(100_000_000);

/** Yes or no to a decision; or one of its choices, or the owner's own words. */
const answerSchema = z.strictObject({
  id: z.string().min(1).max(120),
  approve: z.boolean(),
  answer: z.string().trim().max(1000).nullable().default(null),
  choice: z.string().min(1).max(120).optional(),
});

/** What the owner changes in a plan with a yes. */
const patchSchema = z.strictObject({
  slots: z
    .array(z.strictObject({ start: minute, end: minute }).refine(({ start, end }) => start < end, 'Invalid input'))
    .min(1)
    .max(3)
    .optional(),
  title: z.string().trim().min(1).max(120).optional(),
  durationMin: z.number().int().min(5).max(480).optional(),
  medium: z.enum(['video', 'phone', 'in_person']).optional(),
});

/** The body of POST /api/loops/{id}/decide. `version` is the loop's as the decider saw it. */
export const decideSchema = z.strictObject({
  version: z.number().int().min(0).max(1_000_000_000),
  decision: answerSchema,
  patch: patchSchema.optional(),
  /** It is heard a little later, and can be taken back until then. */
  undoable: z.boolean().default(false),
});
export type Decide = z.input<typeof decideSchema>;

/** The body of POST /api/loops and /api/loops/{id}/say: what the owner says, read like a mail of theirs. */
export const saySchema = z.strictObject({ words: z.string().trim().min(1).max(1000) });

/** The body of POST /api/loops/{id}/late. */
export const lateSchema = z.strictObject({ minutes: z.int().min(1).max(240) });

/** The same from the form of a page. */
export const lateFormSchema = z.strictObject({ minutes: z.coerce.number().int().min(1).max(240) });

/** The body of POST /api/loops/{id}/take-back: the id of the decision that was answered. */
export const takeBackSchema = z.strictObject({ decision: z.string().min(1).max(120) });

const option = z.union([z.literal('none'), z.coerce.number().int().min(1).max(20)]);

const stretch = z
  .string()
  .regex(/^\d{1,9}-\d{1,9}$/)
  .transform((text) => text.split('-').map(Number))
  .transform(([start = 0, end = 0]) => ({ start, end }))
  .refine(({ start, end }) => start < end && end - start <= 1440, { message: 'At most a day' });
const stretches = z.union([z.array(stretch).max(60), stretch.transform((one) => [one])]).default([]);

/** `option` is a number, several of them, or the word none, which outweighs them; a form sends text. */
export const chooseSchema = z.object({
  set: z.coerce.number().int().min(0).max(10_000),
  option: z.union([z.array(option).max(20), option.transform((one) => [one])]).default([]),
  suggestion: z.string().trim().max(500).optional(),
  /** Stretches that would suit, ticked: each `start-end` in epoch minutes. */
  window: stretches,
  zone: z.string().max(64).optional(),
});

/** A guest of a meeting that stands asks for other times. */
export const askSchema = z.object({ window: stretches, zone: z.string().max(64).optional() });

/** Where a guest moves a meeting of a booking page to: its start. */
export const moveSchema = z.object({
  start: z.coerce.number().int().min(0).max(100_000_000),
  zone: z.string().max(64).optional(),
});

/** The clock that a guest's page is seen on. */
export const zoneSchema = z.object({ zone: z.string().max(64).optional() });

/** The page that a guest's form comes from, and to which its answer leads back. */
export const pageSchema = z.object({ page: z.enum(['t', 'poll']).default('t') });

export const whySchema = z.object({ at: z.iso.datetime({ offset: true }) });

/** Which times may be chosen for a plan that waits; another length gives other times. */
export const choicesSchema = z.object({ durationMin: z.coerce.number().int().min(5).max(480).optional() });

/** The day on which it goes on, on the owner's calendar; null: when the owner says so. */
export const holdOffSchema = z.strictObject({ until: z.iso.date().nullable() });

/** What a page was rendered from (`markOf`). */
export const liveSchema = z.object({ mark: z.string().max(64).optional() });

/** The form on the page of a signed link: yes, no, the id of a choice, `words`, which then say it, or `take_back`. */
export const approvalSchema = z
  .object({ approve: z.string().min(1).max(120), words: z.string().trim().max(1000).default('') })
  .refine(({ approve, words }) => approve !== 'words' || words !== '', { path: ['words'], message: 'Write something' });

export const mailIdSchema = z.uuid();
