import { z } from 'zod';
import { listQuery } from '@/core/http/page';
import { ACTS } from '@/core/loop/owner/owner-rules';
import { BOUNDS, USUAL } from '@/core/preferences/basics';
import type { CompiledSentence, Conflict } from '@/core/preferences/compiled';
import type { DiffLine } from '@/core/preferences/diff';
import { MAX_DOCUMENT } from '@/core/preferences/document';
import type { DraftedSentence } from '@/core/preferences/draft';
import type { Blocker, PreviewDay } from '@/core/preferences/preview';
import type { Medium, Rule } from '@/core/preferences/rule';
import { parseClock, WEEKDAYS } from '@/core/time/calendar-date';
import { knownZone } from '@/core/time/zone';

/** Old names that say a direction or a fixed offset, by the city whose clock they are. */
const MODERN: Readonly<Record<string, string>> = {
  EST: 'America/Panama',
  MST: 'America/Phoenix',
  HST: 'Pacific/Honolulu',
  'Australia/West': 'Australia/Perth',
  'Brazil/West': 'America/Manaus',
};

const zone = z
  .string()
  .max(64)
  .refine((name) => knownZone(name) !== undefined, 'Unknown time zone')
  .transform((name) => MODERN[knownZone(name) as string] ?? (knownZone(name) as string));

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, { error: 'Use a time such as 09:00', abort: true });

/** Ranges of one day, in order and apart. One that ends at or before its start ends on the next day. */
const dayHours = z
  .array(z.tuple([clock, clock]))
  .max(4)
  .superRefine((ranges, context) => {
    const spans = ranges.map(([from, to]) => {
      const [start, end] = [parseClock(from), parseClock(to)];
      return { start, end: end > start ? end : end + 1440 };
    });
    if (spans.some((span) => span.start >= 1440)) context.addIssue('Hours must begin before midnight');
    if (spans.some((span, i) => i > 0 && span.start < (spans[i - 1]?.end ?? 0))) {
      context.addIssue('Hours must be in order and must not overlap');
    }
  });

/** A missing day is not worked. */
const hours = z
  .partialRecord(z.enum(WEEKDAYS), dayHours)
  .refine((week) => Object.values(week).some((ranges) => ranges.length > 0), 'Choose at least one working day');

const within = ([least, most]: readonly [number, number]) => z.int().min(least).max(most);

/** The basics form: the settings that every search needs; saving it changes the sentences of the document that say them. */
export const basicsForm = z.strictObject({
  /** IANA. */
  zone,
  hours,
  durationMin: within(BOUNDS.durationMin),
  bufferBeforeMin: within(BOUNDS.bufferMin),
  bufferAfterMin: within(BOUNDS.bufferMin),
  noticeMin: within(BOUNDS.noticeMin),
  horizonDays: within(BOUNDS.horizonDays),
  granularityMin: z.union([z.literal(15), z.literal(30), z.literal(60)]),
  medium: z.enum(['video', 'phone', 'in_person']),
  ccOwner: z.boolean(),
  groupQuorum: z.enum(['all', 'most']).default('all'),
  sharesFreeBusy: z.boolean().default(false),
  approval: z.enum(['drafts_only', 'approve_everything', 'outsiders_first_time', 'when_unsure', 'autopilot']),
  acts: z.partialRecord(z.enum(ACTS), z.enum(['act', 'ask'])).default({}),
});
export type BasicsForm = z.infer<typeof basicsForm>;
export type WeekHours = BasicsForm['hours'];

const { zone: _, hours: usualHours, ...usual } = USUAL;
export const DEFAULT_HOURS = usualHours as WeekHours;

/** What the form holds before anything is known but zone and hours. */
export const DEFAULTS = usual as Omit<BasicsForm, 'zone' | 'hours'>;

/** What GET /api/user/basics answers. Nothing is offered before `confirmed`. */
export interface BasicsAnswer {
  readonly basics: BasicsForm;
  readonly confirmed: boolean;
  /** Where zone and hours come from: saved by the owner, read from the calendar, or the browser has to say. */
  readonly source: 'saved' | 'calendar' | 'none';
}

/** What PostgreSQL stores: no null character, no half of a surrogate pair. */
const documentText = z
  .string()
  .max(MAX_DOCUMENT)
  .refine((text) => !/[\0\p{Surrogate}]/u.test(text), 'There are characters in it that are no text');

/** The body of PUT /api/preferences. */
export const documentForm = z.strictObject({
  text: documentText,
  /** The version that was edited: 0 where there was none. */
  baseVersion: z.int().min(0),
});

export const undoForm = z.strictObject({ version: z.int().min(0) });

/** What POST /api/preferences/second-reading answers: rules that a model has read in the saved document, none of which binds. */
export interface SecondReading {
  /** Of the document. */
  readonly version: number;
  readonly readings: readonly SentenceSecondReading[];
}

export interface SentenceSecondReading {
  /** As it stands in the document. */
  readonly sentence: string;
  /** The rules that it was read as without the model, as canonical sentences. */
  readonly kept: readonly string[];
  /** Those that do not stand in the document yet. */
  readonly proposals: readonly {
    /** Words of the sentence. */
    readonly quote: string;
    /** What the assistant would do. */
    readonly words: string;
    /** What would stand in the document, and be read as this rule. */
    readonly sentence: string;
  }[];
  /** They say all of it: nothing of the sentence would be lost in their place. */
  readonly certain: boolean;
}

/** The body of POST /api/preferences/preview. */
export const previewForm = z.strictObject({ text: documentText });

const simulated = previewForm.extend({
  /** Address of the guest. */
  guest: z.email().max(254).optional(),
  /** What they meet for: "coffee", "interview". */
  what: z.string().max(120).optional(),
  minutes: within(BOUNDS.durationMin).optional(),
  /** Days in the owner's zone, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** Why not then? ISO 8601 with offset. */
  at: z.iso
    .datetime({ offset: true })
    .refine((at) => at < '2100', 'Choose a day nearer to today')
    .optional(),
});
/** The body of POST /api/preferences/simulate. */
export const simulateForm = simulated.refine(({ from, to }) => !from || !to || from <= to, {
  path: ['to'],
  error: 'Choose a day that is not before the first',
});
export type Simulated = z.infer<typeof simulateForm>;

/** The query of GET /api/preferences/versions. */
export const versionsQuery = listQuery(z.coerce.number().int().min(1).max(1_000_000));

/** Where a version comes from: written, set in a form, said by mail, taken from the draft, gone back to, or the settings of old. */
export type VersionSource = 'owner' | 'form' | 'mail' | 'draft' | 'undo' | 'start';

export interface RuleAnswer {
  readonly rule: Rule;
  /** What the assistant does because of it, in few words. */
  readonly words: string;
}

export interface SentenceAnswer extends Omit<CompiledSentence, 'rules'> {
  readonly rules: readonly RuleAnswer[];
  /** Sentences that it may have meant and that are understood, likeliest first, each to stand in its place. */
  readonly suggestions?: readonly string[];
  /** It only tells who the owner is: no rule that failed. */
  readonly fact?: boolean;
  /** When it came into the document (`at` ISO 8601), how, and in which loop; null while it is not saved. */
  readonly origin: {
    readonly version: number;
    readonly at: string;
    readonly source: VersionSource;
    readonly loopId: string | null;
  } | null;
}

/** Sentences that do not go together. */
export interface ConflictAnswer extends Pick<Conflict, 'kind' | 'sentences'> {
  /** What is wrong, for the owner. */
  readonly text: string;
  /** What would mend it. */
  readonly proposal: string;
}

/** What GET and PUT /api/preferences answer. */
export interface PreferencesAnswer {
  /** 0 before anything was saved. */
  readonly version: number;
  readonly text: string;
  readonly sentences: readonly SentenceAnswer[];
  /** Those that hold now. */
  readonly rules: readonly (RuleAnswer & { readonly sentence: string })[];
  readonly unread: readonly { readonly sentence: string; readonly text: string }[];
  readonly conflicts: readonly ConflictAnswer[];
}

/** What POST /api/preferences/preview answers; where the calendar cannot be read nothing is known to be free. */
export interface PreviewAnswer extends Omit<PreferencesAnswer, 'version' | 'text'> {
  readonly calendar:
    | { readonly ok: true; readonly zone: string; readonly days: readonly PreviewDay[] }
    | { readonly ok: false; readonly reason: 'none' | 'revoked' | 'unavailable' | 'unconfirmed' };
}

/** What POST /api/preferences/simulate answers. Instants ISO 8601 with the offset of the owner's zone. */
export interface SimulateAnswer {
  readonly minutes: number;
  readonly medium: Medium;
  readonly zone: string;
  /** Why nothing can be said: the calendar cannot be read. */
  readonly unreadable: string | null;
  /** What would be offered, the earliest first. */
  readonly offered: readonly { readonly start: string; readonly end: string }[];
  /** Where nothing would be: which rule alone, given up, would open how many times. */
  readonly opening: readonly { readonly rule: string; readonly sentence: string | null; readonly opens: number }[];
  /** Of the time that was asked about; nothing in its way: it is free. */
  readonly at: { readonly start: string; readonly blocked: readonly Blocker[] } | null;
}

/** What GET /api/preferences/versions answers: the newest first, each with what it changed. */
export interface VersionsAnswer {
  readonly items: readonly {
    readonly version: number;
    /** ISO 8601. */
    readonly at: string;
    readonly source: VersionSource;
    /** The loop in which it was said by mail. */
    readonly loopId: string | null;
    readonly undoneTo: number | null;
    readonly diff: readonly DiffLine[];
  }[];
  /** For `cursor`; null at the end. */
  readonly nextCursor: number | null;
}

/** What GET /api/preferences/initialize answers. */
export interface DraftAnswer {
  readonly state: 'running' | 'ready' | 'failed';
  readonly draft: { readonly text: string; readonly sentences: readonly DraftedSentence[] } | null;
}
