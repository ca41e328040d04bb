'use client';

import { type FormEvent, useState } from 'react';
import type { Translate } from '@/messages/message-keys';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import { Field, Input, Select } from '@/ui/field';
import { Note } from '@/ui/notes';
import { useAction } from '@/ui/use-action';
import type { BasicsAnswer, BasicsForm } from '../schema';
import { ApprovalFields } from './approval-fields';
import { GroupFields } from './group-fields';
import { HoursFields } from './hours-fields';
import type { ZoneCity } from './zone/zone-cities';
import { ZoneField } from './zone/zone-field';

interface BasicsFormProps extends BasicsAnswer {
  readonly cities: readonly ZoneCity[];
}

/** Zone, hours, lengths: what scheduling needs to know. Saving confirms it. */
export function BasicsEditor({ basics, confirmed, source, cities }: BasicsFormProps) {
  const t = useMessages('preferences');
  const { busy, fields, run } = useAction();
  const [form, setForm] = useState<BasicsForm>(() => (source === 'none' ? { ...basics, zone: '' } : basics));
  const change = (patch: Partial<BasicsForm>) => setForm({ ...form, ...patch });
  const errorOf = (name: string) => fields[name]?.[0] ?? null;

  function save(event: FormEvent) {
    event.preventDefault();
    void run(() => sendJson('/api/user/basics', 'PUT', form), t(confirmed ? 'saved' : 'confirmed'));
  }

  return (
    <form onSubmit={save} className="grid gap-5">
      {confirmed ? null : <Note tone="warn">{t(source === 'calendar' ? 'fromCalendar' : 'lookAtBoth')}</Note>}
      <ZoneField
        label={t('zone')}
        hint={t('zoneHint')}
        error={errorOf('zone')}
        value={form.zone || null}
        cities={cities}
        onChange={(zone) => change({ zone })}
      />
      <HoursFields hours={form.hours} errors={fields} onChange={(hours) => change({ hours })} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Minutes
          label={t('length')}
          value={form.durationMin}
          choices={[15, 20, 25, 30, 45, 50, 60, 90]}
          onChange={(durationMin) => change({ durationMin })}
        />
        <Minutes
          label={t('notice')}
          value={form.noticeMin}
          choices={[0, 60, 120, 240, 480, 1440, 2880]}
          onChange={(noticeMin) => change({ noticeMin })}
        />
        <Minutes
          label={t('before')}
          value={form.bufferBeforeMin}
          choices={[0, 5, 10, 15, 30, 60]}
          onChange={(bufferBeforeMin) => change({ bufferBeforeMin })}
        />
        <Minutes
          label={t('after')}
          value={form.bufferAfterMin}
          choices={[0, 5, 10, 15, 30, 60]}
          onChange={(bufferAfterMin) => change({ bufferAfterMin })}
        />
        <Field label={t('horizon')} error={errorOf('horizonDays')}>
          {(attributes) => (
            <div className="flex items-center gap-2">
              <Input
                {...attributes}
                type="number"
                min={1}
                max={180}
                required
                value={form.horizonDays}
                onChange={(event) => change({ horizonDays: event.target.valueAsNumber || 1 })}
                className="w-24"
              />
              {t('daysAhead')}
            </div>
          )}
        </Field>
        <Field label={t('usually')}>
          {(attributes) => (
            <Select
              {...attributes}
              value={form.medium}
              onChange={(event) => change({ medium: event.target.value as BasicsForm['medium'] })}
            >
              <option value="video">{t('video')}</option>
              <option value="phone">{t('phone')}</option>
              <option value="in_person">{t('in_person')}</option>
            </Select>
          )}
        </Field>
        <GroupFields quorum={form.groupQuorum} shares={form.sharesFreeBusy} onChange={change} />
        <ApprovalFields approval={form.approval} acts={form.acts} onChange={change} />
      </div>
      <Button type="submit" look="primary" busy={busy} className="justify-self-start">
        {t(confirmed ? 'save' : 'confirm')}
      </Button>
    </form>
  );
}

interface MinutesProps {
  readonly label: string;
  readonly value: number;
  readonly choices: readonly number[];
  onChange(value: number): void;
}

function Minutes({ label, value, choices, onChange }: MinutesProps) {
  const t = useMessages('preferences');
  const all = choices.includes(value) ? choices : [...choices, value].sort((a, b) => a - b);
  return (
    <Field label={label}>
      {(attributes) => (
        <Select {...attributes} value={value} onChange={(event) => onChange(Number(event.target.value))}>
          {all.map((minutes) => (
            <option key={minutes} value={minutes}>
              {lengthWords(minutes, t)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function lengthWords(minutes: number, t: Translate<'preferences'>): string {
  if (minutes === 0) return t('none');
  if (minutes % 1440 === 0) return t('dayCount', { count: minutes / 1440 });
  if (minutes % 60 === 0) return t('hourCount', { count: minutes / 60 });
  return t('minutes', { count: minutes });
}
