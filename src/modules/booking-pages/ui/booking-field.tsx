import type { FormLimits } from '@/core/http/form-limits';
import type { Translate } from '@/messages/message-keys';
import { Field, Input, Textarea } from '@/ui/field';
import { MAX_ANSWER } from '../schema';
import type { FormField } from './form-fields';

/** Whoever is signed in somewhere here. */
export interface Known {
  readonly name: string;
  readonly email: string;
}

interface BookingFieldProps {
  readonly field: FormField;
  readonly known: Known;
  readonly limits: FormLimits;
  /** The first name of whoever is booked. */
  readonly first: string;
  readonly long: boolean;
  /** Whoever comes back is led here. */
  readonly focus: boolean;
  readonly t: Translate<'booking'>;
}

/** One field of the form: whether it is needed stands in its label, what is not right beneath it. */
export function BookingField({ field, known, limits, first, long, focus, t }: BookingFieldProps) {
  const { name, label, required, typed, problem } = field;
  const asked = name.startsWith('answers.');
  const hint = name === 'email' ? t('emailHint') : name === 'phone' ? t('phoneHint', { owner: first }) : undefined;
  const value = typed ?? (name === 'name' ? known.name : name === 'email' ? known.email : '');
  return (
    <Field
      id={field.id}
      label={t(required ? 'needed' : 'optional', { label })}
      hint={hint}
      error={problem ?? null}
      className="wrap-anywhere"
    >
      {(attributes) => {
        const given = {
          ...attributes,
          ...(asked ? { maxLength: MAX_ANSWER } : limits[name]),
          name: asked ? 'answers' : name,
          required,
          defaultValue: value,
          // Without script nothing else leads to what is wrong.
          autoFocus: focus,
        };
        if (long) return <Textarea {...given} />;
        return <Input {...given} type={TYPES[name] ?? 'text'} autoComplete={FILLED[name]} />;
      }}
    </Field>
  );
}

const TYPES: Readonly<Record<string, string>> = { email: 'email', phone: 'tel' };
const FILLED: Readonly<Record<string, string>> = { name: 'name', email: 'email', phone: 'tel' };
