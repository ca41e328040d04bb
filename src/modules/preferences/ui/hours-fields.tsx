'use client';

import { Plus, X } from 'lucide-react';
import { WEEKDAYS } from '@/core/time/calendar-date';
import { weekdayName } from '@/core/time/wall-format';
import { useLocale, useMessages } from '@/messages/use-messages';
import { Input } from '@/ui/field';
import { Switch } from '@/ui/switch';
import type { WeekHours } from '../schema';

const USUAL: [string, string] = ['09:00', '17:00'];
const MOST = 4;

interface HoursFieldsProps {
  readonly hours: WeekHours;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  onChange(hours: WeekHours): void;
}

/** Working hours: each day on or off, with one or more stretches. */
export function HoursFields({ hours, errors, onChange }: HoursFieldsProps) {
  const t = useMessages('preferences');
  const locale = useLocale();
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-medium">{t('hours')}</legend>
      {errors.hours?.[0] ? <p className="text-xs text-bad">{errors.hours[0]}</p> : null}
      <div className="rounded-md border border-line">
        {WEEKDAYS.map((day, weekday) => (
          <Day
            key={day}
            name={weekdayName(weekday, locale)}
            ranges={hours[day] ?? []}
            error={Object.entries(errors).find(([field]) => field.startsWith(`hours.${day}`))?.[1][0] ?? null}
            onChange={(ranges) => onChange({ ...hours, [day]: ranges })}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface DayProps {
  readonly name: string;
  readonly ranges: [string, string][];
  readonly error: string | null;
  onChange(ranges: [string, string][]): void;
}

function Day({ name, ranges, error, onChange }: DayProps) {
  const t = useMessages('preferences');
  const set = (index: number, side: 0 | 1, value: string) =>
    onChange(ranges.map((range, i) => (i === index ? (side === 0 ? [value, range[1]] : [range[0], value]) : range)));
  const add = () => onChange([...ranges, [ranges.at(-1)?.[1] ?? USUAL[0], '18:00']]);
  return (
    <div className="grid grid-cols-[auto_1fr] items-start gap-x-3 gap-y-1 border-line px-3 py-2 not-first:border-t sm:grid-cols-[auto_6.5rem_1fr]">
      <span className="mt-2">
        <Switch
          label={t('workOn', { day: name })}
          checked={ranges.length > 0}
          onChange={(on) => onChange(on ? [USUAL] : [])}
        />
      </span>
      <span className="mt-2 first-letter:uppercase">{name}</span>
      <div className="col-span-2 grid gap-1.5 sm:col-span-1">
        {ranges.length === 0 ? <span className="mt-2 hidden text-ink-3 sm:block">{t('noMeetings')}</span> : null}
        {ranges.map((range, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stretch has no other identity than its place
          <div key={index} className="flex flex-wrap items-center gap-1.5 sm:gap-2">
            <Input
              type="time"
              required
              aria-label={t('from', { day: name })}
              value={range[0]}
              onChange={(event) => set(index, 0, event.target.value)}
              className="w-31 px-1.5 py-1.5 sm:px-2"
            />
            <span aria-hidden>–</span>
            <Input
              type="time"
              required
              aria-label={t('to', { day: name })}
              value={range[1]}
              onChange={(event) => set(index, 1, event.target.value)}
              className="w-31 px-1.5 py-1.5 sm:px-2"
            />
            {ranges.length > 1 ? (
              <IconButton
                label={t('removeStretch', { day: name })}
                onClick={() => onChange(ranges.filter((_, i) => i !== index))}
              >
                <X className="size-4" aria-hidden />
              </IconButton>
            ) : null}
            {index === ranges.length - 1 && ranges.length < MOST ? (
              <IconButton label={t('addStretch', { day: name })} onClick={add}>
                <Plus className="size-4" aria-hidden />
              </IconButton>
            ) : null}
          </div>
        ))}
        {error ? <p className="text-xs text-bad">{error}</p> : null}
      </div>
    </div>
  );
}

function IconButton({ label, onClick, children }: { label: string; onClick(): void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid size-8 place-items-center rounded-sm text-ink-2 hover:bg-surface-2 hover:text-ink"
    >
      {children}
    </button>
  );
}
