import { type GoldReading, goldNotation } from '../reading/gold-notation';
import type { Reading, ReadingContext } from '../reading/reading';

/** Fields of a reading where one thing is said or nothing: agreement is κ. */
export const SINGLE_FIELDS = ['accept', 'duration', 'medium', 'late', 'shift', 'place', 'phone', 'title'] as const;
/** Fields that hold any number of things: agreement is α with MASI distance. */
export const SET_FIELDS = ['intents', 'people', 'questions', 'flags'] as const;
/** All fields in which two labelings are compared. `times` agree by their spans. */
export const FIELDS = ['intents', 'times', ...SINGLE_FIELDS, 'people', 'questions', 'flags'] as const;
export type Field = (typeof FIELDS)[number];

/** What a reading says in each field, in order, without what is no statement about the mail (confidence, evidence). */
export type ReadingFields = Readonly<Record<Field, readonly string[]>>;

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();
const one = (value: string | number | null | undefined): string[] =>
  value === null || value === undefined || value === '' ? [] : [plain(String(value))];

/** The fields of a reading; times, options and people in the notation of labelled mail (../reading/gold-notation). */
export function fieldsOf(reading: Reading, context: Pick<ReadingContext, 'senderZone' | 'ownerZone'>): ReadingFields {
  const gold: GoldReading = goldNotation(reading, context);
  const { details, questions, flags } = reading;
  const accepted = gold.accept === 'any' ? 'any' : gold.accept && [...gold.accept].sort((a, b) => a - b).join(' ');
  return {
    intents: sorted(gold.intents),
    times: sorted(gold.times),
    accept: one(accepted),
    duration: one(details.durationMin),
    medium: one(details.medium),
    late: one(details.lateMin),
    shift: one(details.shiftMin),
    place: one(details.location),
    phone: one(details.phone?.replace(/[^\d+]/g, '')),
    title: one(details.title),
    people: sorted((gold.participants ?? []).map(({ op, email, name }) => `${op} ${plain(email ?? name ?? '')}`)),
    questions: sorted(questions.map(({ topic }) => topic)),
    flags: sorted(flags),
  };
}

function sorted(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}

/** One field as two labelings say it. */
export interface FieldPair {
  readonly field: Field;
  readonly a: readonly string[];
  readonly b: readonly string[];
  readonly same: boolean;
}

/** Two labelings, field by field. */
export function comparedFields(a: ReadingFields, b: ReadingFields): FieldPair[] {
  return FIELDS.map((field) => ({
    field,
    a: a[field],
    b: b[field],
    same: a[field].join('\n') === b[field].join('\n'),
  }));
}

/** The fields in which two labelings differ: a conflict where there is one. */
export function differingFields(a: ReadingFields, b: ReadingFields): Field[] {
  return comparedFields(a, b).flatMap(({ field, same }) => (same ? [] : [field]));
}
