import { z } from 'zod';
import { pageQuery } from '@/core/http/page';
import { LEAST_OVERLAP } from '@/core/labeling/assignment';
import type { Field } from '@/core/labeling/fields';
import { INTENTS, type Reading, type ReadingContext, readingSchema } from '@/core/reading/reading';
import { parseLocalDate } from '@/core/time/calendar-date';
import { knownZone } from '@/core/time/zone';
import { MOST_LABELERS, MOST_MESSAGES, MOST_SECONDS } from './constants';

export const LABEL_STATES = ['draft', 'submitted', 'gold', 'superseded'] as const;
export type LabelState = (typeof LABEL_STATES)[number];
export const REASON_CODES = ['guideline_gap', 'slip', 'ambiguous'] as const;
export type ReasonCode = (typeof REASON_CODES)[number];
export const LABEL_SORTS = ['updated', 'seconds'] as const;
export type LabelSort = (typeof LABEL_SORTS)[number];

/** Series as the reader names them; others have no place in the notation of labelled mail. */
const SERIES = /^FREQ=(?:DAILY|WEEKLY|MONTHLY|YEARLY)(?:;INTERVAL=[1-9]\d?)?(?:;BYDAY=[A-Z0-9,+-]{2,40})?$/;

function isDay(text: string): boolean {
  try {
    return parseLocalDate(text) > 0;
  } catch {
    return false;
  }
}

/** A reading that somebody has labelled a mail with: of the reader's own form, and such that the evaluation can read it. */
export const labelReading = readingSchema.superRefine(({ windows, intents }, context) => {
  const wrong = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
  if (intents.length === 0) wrong(['intents'], 'Say at least one intent, such as not_scheduling or unclear');
  if (intents.length > 1 && intents.some(({ kind }) => kind === 'unclear'))
    wrong(['intents'], 'A mail is unclear, or it says something: not both');
  windows.forEach(({ date, weekday, rrule, zone }, i) => {
    const at = (field: string) => ['windows', i, field];
    if (date !== null && !isDay(date)) wrong(at('date'), 'There is no such day');
    if (date === null && weekday === null && rrule === null) wrong(at('date'), 'Say a day, a weekday or a series');
    if (rrule !== null && !SERIES.test(rrule))
      wrong(at('rrule'), 'A series is daily or weekly, such as FREQ=WEEKLY;BYDAY=TU');
    if (knownZone(zone) === undefined) wrong(at('zone'), 'Unknown time zone');
  });
});

const seconds = z.number().int().min(0).max(MOST_SECONDS);
const id = z.uuid();

/** POST /api/admin/labels. `draft`: it is not handed in yet. `prefilled`: outside a session, whether the reader's reading was shown. */
export const newLabel = z.strictObject({
  messageId: id,
  reading: labelReading,
  sessionId: id.optional(),
  seconds: seconds.default(0),
  prefilled: z.boolean().default(true),
  draft: z.boolean().default(false),
});
export type NewLabel = z.infer<typeof newLabel>;

/** PUT /api/admin/labels/{id}. `version` is the one that was changed. */
export const labelPatch = z.strictObject({
  version: z.number().int().positive(),
  reading: labelReading,
  seconds: seconds.default(0),
  draft: z.boolean().default(false),
});
export type LabelPatch = z.infer<typeof labelPatch>;

/** POST /api/admin/labels/conflicts/{messageId}. */
export const adjudication = z.strictObject({
  reading: labelReading,
  reasonCode: z.enum(REASON_CODES),
  seconds: seconds.default(0),
});
export type Adjudication = z.infer<typeof adjudication>;

const percent = z.number().int().min(0).max(100);
const rule = z
  .strictObject({ uncertain: percent, random: percent, newKinds: percent })
  .refine((of) => of.uncertain + of.random + of.newKinds === 100, 'The three parts make 100 together');

/** POST /api/admin/labeling-sessions. `labelers` are ids of staff, `overlap` the percentage that two of them label. */
export const newSession = z.strictObject({
  name: z.string().trim().min(1).max(80),
  rule: rule.default({ uncertain: 50, random: 30, newKinds: 20 }),
  size: z.number().int().min(1).max(MOST_MESSAGES),
  overlap: percent.min(LEAST_OVERLAP).default(LEAST_OVERLAP),
  labelers: z
    .array(id)
    .min(2, 'Choose two at least')
    .max(MOST_LABELERS)
    .refine((all) => new Set(all).size === all.length, 'Everybody once'),
});
export type NewSession = z.infer<typeof newSession>;

/** GET /api/admin/labels. */
export const labelsQuery = pageQuery.extend({
  sort: z.string().max(20).optional(),
  state: z.enum(LABEL_STATES).optional(),
  kind: z.enum(INTENTS).optional(),
  labeler: id.optional(),
  session: id.optional(),
});

/** GET /api/admin/labels/compare: two labels, or one and the word `reader`. */
export const compareQuery = z.object({ a: id, b: z.union([id, z.literal('reader')]) });

/** GET /api/admin/labels/conflicts. */
export const conflictsQuery = pageQuery.omit({ q: true }).extend({ session: id.optional() });

/** GET /api/admin/labels/export. `redact=1`: without names, addresses, numbers and links. */
export const exportQuery = z.object({ redact: z.enum(['0', '1']).optional(), session: id.optional() });

export const rowId = id;

/** A label as lists have it: nothing of what the mail says. */
export interface LabelRow {
  readonly id: string;
  readonly messageId: string;
  /** Of the mail. */
  readonly subject: string;
  readonly sender: string;
  readonly labelerId: string | null;
  readonly labeler: string | null;
  readonly session: string | null;
  readonly sessionId: string | null;
  readonly state: LabelState;
  readonly origin: 'session' | 'single' | 'review' | 'queue' | 'adjudication';
  readonly prefilled: boolean;
  readonly seconds: number;
  readonly version: number;
  /** Intents of the reading. */
  readonly kinds: readonly string[];
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly submittedAt: number | null;
}

/** A mail as somebody labels it. */
export interface LabelMail {
  readonly messageId: string;
  readonly subject: string;
  /** What is new in it; null once its bytes are no longer kept. */
  readonly text: string | null;
  readonly receivedAt: number;
  readonly context: ReadingContext;
}

/** GET /api/admin/labels/{id}. */
export interface LabelView extends LabelRow {
  readonly reading: Reading;
  readonly mail: LabelMail;
  /** Fields that differ from what the reader had read. */
  readonly edits: readonly Field[];
  readonly reasonCode: ReasonCode | null;
  /** What it said before, the newest first. */
  readonly history: readonly {
    readonly version: number;
    readonly by: string | null;
    readonly at: number;
    readonly changed: readonly Field[];
  }[];
}

/** A labeling session as lists have it. */
export interface SessionRow {
  readonly id: string;
  readonly name: string;
  readonly state: 'open' | 'closed';
  readonly rule: { readonly uncertain: number; readonly random: number; readonly newKinds: number };
  /** Messages that were drawn, and the percentage of them that two people label. */
  readonly size: number;
  readonly overlap: number;
  /** Labels that it takes, and those that are there. */
  readonly items: number;
  readonly done: number;
  readonly labelers: number;
  readonly createdAt: number;
  readonly closedAt: number | null;
}

export interface LabelerProgress {
  readonly labelerId: string;
  readonly labeler: string;
  readonly items: number;
  readonly done: number;
  readonly medianSeconds: number | null;
}

/** What somebody labels next; `hidden`: without the reader's reading. */
export interface NextItem {
  readonly messageId: string;
  readonly position: number;
  readonly hidden: boolean;
  readonly seconds: number;
}

/** GET /api/admin/labeling-sessions/{id}. */
export interface SessionView extends SessionRow {
  readonly progress: readonly LabelerProgress[];
  readonly next: NextItem | null;
}

/** A message for a third person to decide on. */
export interface ConflictRow {
  readonly messageId: string;
  readonly labelIds: readonly string[];
  /** In which its labels differ; none: its session agreed too little for anything to be gold undecided. */
  readonly fields: readonly Field[];
  readonly session: string | null;
  /** Labelled by whoever asks: somebody else decides. */
  readonly own: boolean;
  /** When the last of its labels was handed in, epoch milliseconds. */
  readonly since: number;
}
