import { intersectionOverUnion } from '@/core/agreement/spans';
import { type LabelAgreement, spansOf } from '@/core/labeling/agreement';
import { comparedFields, type FieldPair, fieldsOf } from '@/core/labeling/fields';
import type { Runtime } from '@/ports/runtime';
import type { LabelMail, LabelRow } from '../schema';
import { agreementOf } from './agreement';
import { labelById } from './labels';
import { mailOf, type Subject, subjectOf } from './subject';

export interface Compared {
  readonly subject: Subject;
  readonly mail: LabelMail;
  readonly a: LabelRow;
  /** Null: the reader. */
  readonly b: LabelRow | null;
  readonly fields: readonly FieldPair[];
  /** Minutes that both name over minutes that either names, of this mail. */
  readonly overlap: number;
  /** Of both labelers over all that both have labelled. */
  readonly agreement: LabelAgreement;
}

/** Two labels of one message, or a label and what the reader read, field by field; null where they are not comparable. */
export async function compared(
  staffId: string,
  a: string,
  b: string,
  runtime: Pick<Runtime, 'parse'>,
): Promise<Compared | null> {
  const [first, second] = await Promise.all([labelById(staffId, a), b === 'reader' ? null : labelById(staffId, b)]);
  if (!first || (b !== 'reader' && second?.messageId !== first.messageId)) return null;
  const subject = await subjectOf(first.messageId);
  const other = second?.reading ?? first.prefill;
  if (!subject || !other) return null;
  const { context } = subject;
  const by = second ? second.labelerId : 'reader';
  const [mail, agreement] = await Promise.all([mailOf(subject, runtime), agreementOf(first.labelerId, by)]);
  return {
    subject,
    mail,
    a: rowOf(first),
    b: second && rowOf(second),
    fields: comparedFields(fieldsOf(first.reading, context), fieldsOf(other, context)),
    overlap: intersectionOverUnion(spansOf(first.reading, context), spansOf(other, context)),
    agreement,
  };
}

function rowOf({
  reading: _,
  prefill: __,
  adjudicationId: ___,
  ...row
}: NonNullable<Awaited<ReturnType<typeof labelById>>>): LabelRow {
  return row;
}
