'use client';

import { useState } from 'react';
import type { Period } from '@/core/time/period';
import { useMessages } from '@/messages/use-messages';
import type { Editable } from '@/modules/loops/queries/decisions';
import { SlotPicker } from '@/modules/loops/ui/slot-picker';
import { Button } from '@/ui/button';
import { DialogClose } from '@/ui/dialog';
import { Field, Input, Select } from '@/ui/field';
import type { Patch } from '../schema';

const LENGTHS = [15, 20, 25, 30, 45, 50, 60, 90, 120];
const MEDIA = ['video', 'phone', 'in_person'] as const;

interface PlanFormProps {
  /** The call of the API that finds times. */
  readonly source: string;
  readonly editable: Editable;
  readonly planned: readonly Period[];
  readonly place: string;
  readonly busy: boolean;
  onSend(patch: Patch): void;
}

/** What staff may change in a plan. Nobody types a time: they pick of those that the solver has found. */
export default function PlanForm({ source, editable, planned, place, busy, onSend }: PlanFormProps) {
  const t = useMessages('queue');
  const [title, setTitle] = useState(editable.title);
  const [durationMin, setDuration] = useState(editable.durationMin);
  const [medium, setMedium] = useState(editable.medium);
  const [slots, setSlots] = useState(planned);
  const starts = planned.map(({ start }) => start);
  const same = slots.length === starts.length && slots.every(({ start }) => starts.includes(start));
  const patch: Patch = {
    ...(same ? {} : { slots: slots.map(({ start, end }) => ({ start, end })) }),
    ...(title.trim() === editable.title ? {} : { title: title.trim() }),
    ...(durationMin === editable.durationMin ? {} : { durationMin }),
    ...(medium === editable.medium ? {} : { medium }),
  };
  const unchanged = Object.keys(patch).length === 0;
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(patch);
      }}
    >
      <Field label={t('meetingTitle')}>
        {(attributes) => (
          <Input
            {...attributes}
            required
            maxLength={120}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label={t('length')}>
          {(attributes) => (
            <Select {...attributes} value={durationMin} onChange={(event) => setDuration(Number(event.target.value))}>
              {[...new Set([...LENGTHS, editable.durationMin])]
                .sort((a, b) => a - b)
                .map((count) => (
                  <option key={count} value={count}>
                    {t('minutes', { count })}
                  </option>
                ))}
            </Select>
          )}
        </Field>
        <Field label={t('form')}>
          {(attributes) => (
            <Select
              {...attributes}
              value={medium}
              onChange={(event) => setMedium(event.target.value as Editable['medium'])}
            >
              {MEDIA.map((one) => (
                <option key={one} value={one}>
                  {t(one)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <SlotPicker
        source={source}
        durationMin={durationMin}
        place={place}
        choose={editable.choose}
        chosen={slots}
        onChange={setSlots}
      />
      <div className="flex justify-end gap-2">
        <DialogClose>
          <Button>{t('cancel')}</Button>
        </DialogClose>
        <Button type="submit" look="primary" busy={busy} disabled={unchanged || slots.length === 0 || !title.trim()}>
          {t('approve')}
        </Button>
      </div>
    </form>
  );
}
