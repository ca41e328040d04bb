import type { Translate } from '@/messages/message-keys';
import type { RefusedForm } from '../queries/drafts';
import type { BookingType } from '../queries/pages';

/** One field of the form of a page. */
export interface FormField {
  /** As it is sent, and as problems name it: `email`, `answers.0`. */
  readonly name: string;
  /** Of its control on the page. */
  readonly id: string;
  readonly label: string;
  readonly required: boolean;
  /** What was typed before; absent where nothing was kept. */
  readonly typed?: string;
  /** What was not right about it. */
  readonly problem?: string;
}

export type FormProblem = Pick<FormField, 'id' | 'label'> & { readonly text: string };

type Questioned = Pick<BookingType, 'medium' | 'questions'>;

/** The fields of a page's form in their order, as they were typed before. */
export function formFields(
  { medium, questions }: Questioned,
  refused: RefusedForm | null,
  t: Translate<'booking'>,
): FormField[] {
  const typed = refused?.typed;
  const field = (name: string, label: string, required: boolean, before: string | undefined): FormField => {
    const problem = refused?.problems[name];
    return {
      name,
      id: `book-${name.replace('.', '-')}`,
      label,
      required,
      ...(before === undefined ? {} : { typed: before }),
      ...(problem ? { problem } : {}),
    };
  };
  return [
    field('name', t('yourName'), true, typed?.name),
    field('email', t('yourEmail'), true, typed?.email),
    ...(medium === 'phone' ? [field('phone', t('yourPhone'), true, typed?.phone)] : []),
    ...questions.map(({ label, required }, i) =>
      field(`answers.${i}`, label, required, typed?.answers[i] ?? (typed && '')),
    ),
  ];
}

/** What is not right, in the order of the fields. */
export function problemsOf(fields: readonly FormField[]): FormProblem[] {
  return fields.flatMap(({ id, label, problem }) => (problem ? [{ id, label, text: problem }] : []));
}
