import { cohenOfPairs } from '../agreement/cohen';
import { type AgreementFigure, type Consequence, consequenceOf } from '../agreement/figure';
import { fleissKappa } from '../agreement/fleiss';
import { krippendorffAlpha } from '../agreement/krippendorff';
import { masiDistance } from '../agreement/masi';
import { type Span, type SpanAgreement, spanAgreement } from '../agreement/spans';
import type { Reading, ReadingContext } from '../reading/reading';
import { resolveWindows } from '../reading/resolve';
import { type Field, fieldsOf, type ReadingFields, SET_FIELDS, SINGLE_FIELDS } from './fields';

/** One mail as several people have labelled it, in the order in which they began. */
export interface LabelledMail {
  readonly context: ReadingContext;
  readonly readings: readonly Reading[];
}

export interface FieldAgreement {
  readonly field: Field;
  /** κ by Cohen or, of three labelers and more, by Fleiss; α by Krippendorff, with MASI distance. */
  readonly by: 'cohen' | 'fleiss' | 'krippendorff';
  readonly figure: AgreementFigure;
  readonly consequence: Consequence;
}

export interface LabelAgreement {
  /** Mails with two labelings and more. */
  readonly mails: number;
  readonly fields: readonly FieldAgreement[];
  /** Of every intent that somebody saw, whether it is there. */
  readonly intents: readonly { readonly intent: string; readonly figure: AgreementFigure }[];
  readonly times: SpanAgreement;
}

/** A start without an end counts as so many minutes. */
const POINT_MINUTES = 15;

/** How far the labelers of these mails agree, field by field; mails with one labeling are left out. */
export function labelAgreement(mails: readonly LabelledMail[]): LabelAgreement {
  const several = mails.filter(({ readings }) => readings.length > 1);
  const fields = several.map(({ readings, context }) => readings.map((reading) => fieldsOf(reading, context)));
  const intents = [...new Set(fields.flat().flatMap((one) => one.intents))].sort();
  return {
    mails: several.length,
    fields: [
      ...SET_FIELDS.map((field) => ofSets(field, fields)),
      ...SINGLE_FIELDS.map((field) => {
        const { by, figure } = ofChoices(fields.map((all) => all.map((one) => one[field].join(' '))));
        return { field, by, figure, consequence: consequenceOf(figure) };
      }),
    ],
    intents: intents.map((intent) => ({
      intent,
      figure: ofChoices(fields.map((all) => all.map((one) => (one.intents.includes(intent) ? 'yes' : 'no')))).figure,
    })),
    times: spanAgreement(several.flatMap(({ readings, context }) => pairsOf(readings.map((r) => spansOf(r, context))))),
  };
}

function ofSets(field: (typeof SET_FIELDS)[number], fields: readonly (readonly ReadingFields[])[]): FieldAgreement {
  const units = fields.map((all) => all.map((one) => new Set(one[field])));
  const figure = krippendorffAlpha(units, masiDistance);
  return { field, by: 'krippendorff', figure, consequence: consequenceOf(figure) };
}

/** Cohen's κ where everything has two labelings, else Fleiss' κ of those with as many as most have. */
function ofChoices(items: readonly (readonly string[])[]): { by: 'cohen' | 'fleiss'; figure: AgreementFigure } {
  const most = Math.max(2, ...items.map((item) => item.length));
  if (most === 2) return { by: 'cohen', figure: cohenOfPairs(items.map(([a = '', b = '']) => [a, b])) };
  const full = items.filter((item) => item.length === most);
  const values = [...new Set(full.flat())];
  const counts = full.map((item) => values.map((value) => item.filter((one) => one === value).length));
  return { by: 'fleiss', figure: fleissKappa(counts) };
}

function pairsOf<T>(all: readonly T[]): (readonly [T, T])[] {
  return all.flatMap((a, i) => all.slice(i + 1).map((b) => [a, b] as const));
}

/** The stretches that a reading names, by what it says of them. */
export function spansOf(reading: Reading, context: ReadingContext): Span[] {
  return resolveWindows(reading, context)
    .filter(({ role }) => role !== 'current_event')
    .map(({ stance, role, start, end, exactStart }) => ({
      kind: role === 'deadline' || role === 'earliest' ? role : stance,
      start,
      end: exactStart ? start + POINT_MINUTES : end,
    }));
}
