'use client';

import { useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { DialogClose } from '@/ui/dialog';
import { Field, Input, Select } from '@/ui/field';
import type { DecisionRow, Editable } from '../queries/decisions';
import { SlotPicker } from './slot-picker';
import { useAnswer } from './use-answer';

const LENGTHS = [15, 20, 25, 30, 45, 50, 60, 90, 120];
const MEDIA = ['video', 'phone', 'in_person'] as const satisfies readonly Editable['medium'][];

interface EditFormProps {
  readonly decision: DecisionRow;
  readonly editable: Editable;
  /** The city by which the owner's zone is named. */
  readonly place: string;
  /** What approving does, in words. */
  readonly yes: string;
  onDone(): void;
}

/** The fields of a plan that is changed before it is approved. */
export function EditForm({ decision, editable, place, yes, onDone }: EditFormProps) {
  const t = useMessages('decisions');
  const [title, setTitle] = useState(editable.title);
  const [durationMin, setDuration] = useState(editable.durationMin);
  const [medium, setMedium] = useState(editable.medium);
  const [slots, setSlots] = useState(decision.slots);
  const [words, setWords] = useState('');
  const { busy, answered, answer } = useAnswer(decision);
  const said = words.trim();
  const planned = decision.slots.map(({ start }) => start);
  const sameStarts = slots.length === planned.length && slots.every(({ start }) => planned.includes(start));
  const lengths = [...new Set([...LENGTHS, editable.durationMin])].sort((a, b) => a - b);
  async function send() {
    if (said) {
      if (await answer({ answer: said }, t('anew'))) onDone();
      return;
    }
    const patch = {
      ...(sameStarts ? {} : { slots: slots.map(({ start, end }) => ({ start, end })) }),
      ...(title.trim() !== editable.title ? { title: title.trim() } : {}),
      ...(durationMin !== editable.durationMin ? { durationMin } : {}),
      ...(medium !== editable.medium ? { medium } : {}),
    };
    if (await answer({ approve: true }, t('approvedChanged'), patch)) onDone();
  }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
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
              {lengths.map((length) => (
                <option key={length} value={length}>
                  {t('minutes', { count: length })}
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
              {MEDIA.map((value) => (
                <option key={value} value={value}>
                  {t(value)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <SlotPicker
        source={`/api/loops/${decision.loopId}/choices`}
        durationMin={durationMin}
        place={place}
        choose={editable.choose}
        chosen={slots}
        onChange={setSlots}
      />
      <Field label={t('ownWords')} hint={t('ownWordsHint')}>
        {(attributes) => (
          <Input
            {...attributes}
            maxLength={1000}
            autoComplete="off"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </Field>
      <div className="flex justify-end gap-2">
        <DialogClose>
          <Button>{t('back')}</Button>
        </DialogClose>
        <Button
          type="submit"
          look="primary"
          busy={busy || answered}
          disabled={!said && (slots.length === 0 || !title.trim())}
        >
          {said ? t('sendWords') : editable.choose === 'one' && !sameStarts ? t('offerInstead') : yes}
        </Button>
      </div>
    </form>
  );
}
