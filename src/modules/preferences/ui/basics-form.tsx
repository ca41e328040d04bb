'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import { Field, Input, Select } from '@/ui/field';
import { Note } from '@/ui/notes';
import { useAction } from '@/ui/use-action';
import type { BasicsAnswer, BasicsForm } from '../schema';
import { ApprovalFields } from './approval-fields';
import { GroupFields } from './group-fields';
import { HoursFields } from './hours-fields';

interface BasicsFormProps extends BasicsAnswer {
  /** IANA names, for the list of zones. */
  readonly zones: readonly { readonly tzid: string; readonly label: string }[];
}

/** Zone, hours, lengths: what scheduling needs to know. Saving confirms it. */
export function BasicsEditor({ basics, confirmed, source, zones }: BasicsFormProps) {
  const { busy, fields, run } = useAction();
  const [form, setForm] = useState<BasicsForm>(() =>
    source === 'none' ? { ...basics, zone: browserZone(zones) } : basics,
  );
  const change = (patch: Partial<BasicsForm>) => setForm({ ...form, ...patch });
  const errorOf = (name: string) => fields[name]?.[0] ?? null;

  function save(event: FormEvent) {
    event.preventDefault();
    void run(
      () => sendJson('/api/user/basics', 'PUT', form),
      confirmed ? 'Saved.' : 'Confirmed. Times can be offered now.',
    );
  }

  return (
    <form onSubmit={save} className="grid gap-5">
      {confirmed ? null : (
        <Note tone="warn">
          {source === 'calendar'
            ? 'The zone comes from your calendar, the hours from when you have met. Look at both, then confirm: nothing is offered before.'
            : 'Look at your zone and hours, then confirm: nothing is offered before.'}
        </Note>
      )}
      <Field label="Time zone" error={errorOf('zone')} hint="All your times are read and shown in it.">
        {(attributes) => (
          <Select
            {...attributes}
            suppressHydrationWarning
            value={form.zone}
            onChange={(event) => change({ zone: event.target.value })}
          >
            {zones.map((zone) => (
              <option key={zone.tzid} value={zone.tzid}>
                {zone.label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <HoursFields hours={form.hours} errors={fields} onChange={(hours) => change({ hours })} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Minutes
          label="Length of a meeting"
          value={form.durationMin}
          choices={[15, 20, 25, 30, 45, 50, 60, 90]}
          onChange={(durationMin) => change({ durationMin })}
        />
        <Minutes
          label="Notice before a meeting"
          value={form.noticeMin}
          choices={[0, 60, 120, 240, 480, 1440, 2880]}
          onChange={(noticeMin) => change({ noticeMin })}
        />
        <Minutes
          label="Free before a meeting"
          value={form.bufferBeforeMin}
          choices={[0, 5, 10, 15, 30, 60]}
          onChange={(bufferBeforeMin) => change({ bufferBeforeMin })}
        />
        <Minutes
          label="Free after a meeting"
          value={form.bufferAfterMin}
          choices={[0, 5, 10, 15, 30, 60]}
          onChange={(bufferAfterMin) => change({ bufferAfterMin })}
        />
        <Field label="Offer times up to" error={errorOf('horizonDays')}>
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
              days ahead
            </div>
          )}
        </Field>
        <Field label="Meetings are usually">
          {(attributes) => (
            <Select
              {...attributes}
              value={form.medium}
              onChange={(event) => change({ medium: event.target.value as BasicsForm['medium'] })}
            >
              <option value="video">By video</option>
              <option value="phone">By phone</option>
              <option value="in_person">In person</option>
            </Select>
          )}
        </Field>
        <GroupFields quorum={form.groupQuorum} shares={form.sharesFreeBusy} onChange={change} />
        <ApprovalFields approval={form.approval} acts={form.acts} onChange={change} />
      </div>
      <Button type="submit" look="primary" busy={busy} className="justify-self-start">
        {confirmed ? 'Save' : 'Confirm these'}
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
  const all = choices.includes(value) ? choices : [...choices, value].sort((a, b) => a - b);
  return (
    <Field label={label}>
      {(attributes) => (
        <Select {...attributes} value={value} onChange={(event) => onChange(Number(event.target.value))}>
          {all.map((minutes) => (
            <option key={minutes} value={minutes}>
              {lengthWords(minutes)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function lengthWords(minutes: number): string {
  if (minutes === 0) return 'None';
  if (minutes % 1440 === 0) return minutes === 1440 ? '1 day' : `${minutes / 1440} days`;
  if (minutes % 60 === 0) return minutes === 60 ? '1 hour' : `${minutes / 60} hours`;
  return `${minutes} minutes`;
}

/** The browser's zone if the list knows it: only a proposal, until it is confirmed. */
function browserZone(zones: BasicsFormProps['zones']): string {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zones.some((zone) => zone.tzid === own) ? own : (zones[0]?.tzid ?? 'Etc/UTC');
}
