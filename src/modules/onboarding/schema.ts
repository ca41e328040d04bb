import { z } from 'zod';
import type { Entry, PracticeMeeting } from '@/core/rehearsal/stage';
import type { EpochMinute, Period } from '@/core/time/period';
import { basicsForm } from '@/modules/preferences/schema';
import { type Outcome, PLACE_KINDS, STEPS, type Step } from './constants';

/** The body of PATCH /api/user/onboarding. `skip`: nothing is decided, and the next step comes. */
export const progressPatch = z.strictObject({
  step: z.enum(STEPS),
  data: z.record(z.string(), z.unknown()).optional(),
  skip: z.boolean().default(false),
});

const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    // A quotation mark would end the quotation in which it stands in the document.
    .regex(/^[^"“”\r\n]*$/, 'Write it in one line, without quotation marks');

export const zoneEntry = z.strictObject({ zone: basicsForm.shape.zone });

/** Empty texts are said by no sentence. */
export const detailsEntry = z.strictObject({
  medium: basicsForm.shape.medium,
  /** A link of the owner's own; empty: the calendar makes one. */
  videoLink: z
    .string()
    .trim()
    .max(300)
    .regex(/^(https:\/\/[^\s"“”<>]+)?$/, 'Use a link that begins with https://'),
  phone: words(40),
  /** Null: agreed case by case. */
  caller: z.enum(['owner', 'guest']).nullable(),
  places: z.partialRecord(z.enum(PLACE_KINDS), words(120)),
});
export type DetailsEntry = z.infer<typeof detailsEntry>;

export const assistantEntry = z.strictObject({
  tone: z.enum(['brief', 'warm', 'formal']),
  approval: basicsForm.shape.approval,
});
export type AssistantEntry = z.infer<typeof assistantEntry>;

const text = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((written) => !/[\0\p{Surrogate}]/u.test(written), 'There are characters in it that are no text');

/** The body of POST /api/user/onboarding/rehearsal. */
export const rehearsalForm = z.strictObject({
  request: text(2_000),
  moves: z
    .array(
      z.discriminatedUnion('by', [
        z.strictObject({ by: z.literal('guest'), text: text(1_000) }),
        z.strictObject({ by: z.literal('owner'), approve: z.boolean(), text: text(1_000).nullable() }),
      ]),
    )
    .max(12),
});
export type RehearsalForm = z.infer<typeof rehearsalForm>;

/** What GET and PATCH /api/user/onboarding answer. */
export interface ProgressAnswer {
  /** Where it is resumed. */
  readonly step: Step;
  readonly done: Partial<Readonly<Record<Step, Outcome>>>;
  readonly data: { readonly rehearsal?: RehearsalForm };
}

/** What POST /api/user/onboarding/rehearsal answers. */
export interface RehearsalAnswer extends RehearsalForm {
  readonly entries: readonly Entry[];
  readonly held: readonly Period[];
  readonly meeting: PracticeMeeting | null;
  readonly question: {
    readonly text: string;
    readonly quote: string | null;
    /** Mails that a yes would send; empty for a question. */
    readonly mails: readonly Entry[];
    readonly approve: boolean;
  } | null;
  /** What the times come from; `hours`: no calendar is connected, or it cannot be read. */
  readonly from: 'calendar' | 'hours';
  readonly zone: string;
  /** When it was begun, epoch minutes. */
  readonly now: EpochMinute;
  /** Busy times of the week that the practice calendar shows, and a moment of that week. */
  readonly busy: readonly (Period & { readonly title: string })[];
  readonly shown: EpochMinute;
}
