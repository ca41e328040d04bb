import type { Translate } from '@/messages/message-keys';

/** What can hold a value of a form. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What the browser finds wrong with a control, in the language of the page rather than in the browser's; null: nothing. */
export function fieldProblem(control: Control, t: Translate<'form'>): string | null {
  const { validity } = control;
  const text = control instanceof HTMLSelectElement ? null : control;
  const blank = text?.required && text.value.trim() === '';
  if (validity.valueMissing || blank) return t('missing');
  if (validity.tooLong && text) return t('tooLong', { max: text.maxLength });
  if (validity.tooShort && text) return t('tooShort', { min: text.minLength });
  if (validity.typeMismatch && control.type === 'email') return t('noEmail');
  if (validity.rangeUnderflow || validity.rangeOverflow) return t('outOfRange');
  return validity.valid ? null : t('wrong');
}

/** The controls of a form that have a name, in the order of the page. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('input[name], select[name], textarea[name]')];
}
