'use client';

import { useMessages } from '@/messages/use-messages';
import { Field, Input, Select } from '@/ui/field';
import type { BookingTypeForm } from '../schema';

interface LimitFieldsProps {
  readonly form: BookingTypeForm;
  onChange(patch: Partial<BookingTypeForm>): void;
  error(name: string): string | undefined;
}

/** Hours of notice that can be chosen. */
const NOTICE_HOURS = [0, 1, 2, 4, 8, 24, 48, 72, 168];

/** What a page asks beside the owner's own rules. */
export function LimitFields({ form, onChange, error }: LimitFieldsProps) {
  const t = useMessages('booking-pages');
  const number = (name: 'daysAhead' | 'bufferBefore' | 'bufferAfter', label: string, min: number, max: number) => (
    <Field label={label} error={error(name) ?? null}>
      {(attributes) => (
        <Input
          {...attributes}
          type="number"
          required
          min={min}
          max={max}
          value={form[name]}
          onChange={({ target }) => onChange({ [name]: Number(target.value) })}
        />
      )}
    </Field>
  );
  const hours = [...new Set([...NOTICE_HOURS, form.noticeMin / 60])].sort((a, b) => a - b);
  return (
    <fieldset className="grid gap-3">
      <legend className="font-medium">{t('limits')}</legend>
      <p className="text-xs text-ink-2">{t('limitsHint')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('notice')} error={error('noticeMin') ?? null}>
          {(attributes) => (
            <Select
              {...attributes}
              value={form.noticeMin / 60}
              onChange={({ target }) => onChange({ noticeMin: Math.round(Number(target.value) * 60) })}
            >
              {hours.map((count) => (
                <option key={count} value={count}>
                  {count >= 48 && count % 24 === 0 ? t('days', { count: count / 24 }) : t('hours', { count })}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {number('daysAhead', t('ahead'), 1, 90)}
        {number('bufferBefore', t('before'), 0, 240)}
        {number('bufferAfter', t('after'), 0, 240)}
        <Field label={t('daily')} error={error('dailyLimit') ?? null}>
          {(attributes) => (
            <Input
              {...attributes}
              type="number"
              min={1}
              max={50}
              placeholder={t('dailyNone')}
              value={form.dailyLimit ?? ''}
              onChange={({ target }) => onChange({ dailyLimit: target.value === '' ? null : Number(target.value) })}
            />
          )}
        </Field>
      </div>
      {form.kind === 'group' ? null : (
        <label className="flex items-center gap-2 py-1">
          <input
            type="checkbox"
            className="size-4 accent-accent"
            checked={form.confirms}
            onChange={({ target }) => onChange({ confirms: target.checked })}
          />
          {t('confirms')}
        </label>
      )}
    </fieldset>
  );
}
