'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { addressPartOf } from '@/core/booking-pages/handle';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Dialog, DialogClose } from '@/ui/dialog';
import { sendJson } from '@/ui/fetch-json';
import { Field, Input, Select, Textarea } from '@/ui/field';
import { useAction } from '@/ui/use-action';
import type { OwnType } from '../queries/pages';
import type { BookingTypeForm } from '../schema';
import { HostFields, isTeams, type Mate } from './host-fields';
import { LimitFields } from './limit-fields';
import { QuestionFields } from './question-fields';

interface TypeFormProps {
  readonly trigger: ReactNode;
  /** The one that is changed; absent for a new one. */
  readonly type?: OwnType;
  readonly team: readonly Mate[];
}

const NEW: BookingTypeForm = {
  title: '',
  slug: '',
  description: '',
  kind: 'one_to_one',
  durationMin: 30,
  medium: 'video',
  location: '',
  noticeMin: 240,
  daysAhead: 30,
  bufferBefore: 0,
  bufferAfter: 0,
  dailyLimit: null,
  confirms: false,
  questions: [],
  hosts: [],
  seats: null,
};

/** A dialog that makes a booking page or changes one. */
export function TypeForm({ trigger, type, team }: TypeFormProps) {
  const t = useMessages('booking-pages');
  const [open, setOpen] = useState(false);
  const [form, setForm] = useState<BookingTypeForm>(NEW);
  const [ownSlug, setOwnSlug] = useState(type !== undefined);
  const { busy, fields, run } = useAction();
  const change = (patch: Partial<BookingTypeForm>) => setForm((before) => ({ ...before, ...patch }));
  const error = (name: string) => fields[name]?.join(' ');
  function show(next: boolean) {
    setForm(type ? savedForm(type, team) : NEW);
    setOwnSlug(type !== undefined);
    setOpen(next);
  }
  async function save(event: FormEvent) {
    event.preventDefault();
    const sent = { ...form, hosts: isTeams(form.kind) ? form.hosts : [] };
    const work = () =>
      type ? sendJson(`/api/booking-pages/${type.id}`, 'PUT', sent) : sendJson('/api/booking-pages', 'POST', sent);
    if (await run(work, t(type ? 'changed' : 'added', { title: form.title }))) setOpen(false);
  }
  return (
    <Dialog
      open={open}
      onOpenChange={show}
      trigger={trigger}
      title={type ? t('changeTitle', { title: type.title }) : t('addTitle')}
    >
      <form onSubmit={save} className="grid gap-4">
        <Field label={t('name')} hint={t('nameHint')} error={error('title')}>
          {(attributes) => (
            <Input
              {...attributes}
              required
              maxLength={80}
              autoComplete="off"
              value={form.title}
              onChange={({ target: { value } }) =>
                change({ title: value, ...(ownSlug ? {} : { slug: addressPartOf(value, 'meet') }) })
              }
            />
          )}
        </Field>
        <Field label={t('slug')} error={error('slug')}>
          {(attributes) => (
            <Input
              {...attributes}
              required
              maxLength={32}
              autoComplete="off"
              autoCapitalize="none"
              value={form.slug}
              onChange={({ target }) => {
                setOwnSlug(true);
                change({ slug: target.value });
              }}
            />
          )}
        </Field>
        <Field label={t('description')} error={error('description')}>
          {(attributes) => (
            <Textarea
              {...attributes}
              maxLength={600}
              value={form.description}
              onChange={({ target }) => change({ description: target.value })}
            />
          )}
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('length')} error={error('durationMin')}>
            {(attributes) => (
              <Input
                {...attributes}
                type="number"
                required
                min={5}
                max={480}
                step={5}
                value={form.durationMin}
                onChange={({ target }) => change({ durationMin: Number(target.value) })}
              />
            )}
          </Field>
          <Field label={t('medium')} error={error('medium')}>
            {(attributes) => (
              <Select
                {...attributes}
                value={form.medium}
                onChange={({ target }) => change({ medium: target.value as BookingTypeForm['medium'] })}
              >
                <option value="video">{t('video')}</option>
                {form.kind === 'group' ? null : <option value="phone">{t('phone')}</option>}
                <option value="in_person">{t('inPerson')}</option>
              </Select>
            )}
          </Field>
        </div>
        {form.medium === 'in_person' ? (
          <Field label={t('place')} error={error('location')}>
            {(attributes) => (
              <Input
                {...attributes}
                required
                maxLength={200}
                value={form.location}
                onChange={({ target }) => change({ location: target.value })}
              />
            )}
          </Field>
        ) : null}
        <HostFields form={form} team={team} onChange={change} error={error} />
        <LimitFields form={form} onChange={change} error={error} />
        <QuestionFields questions={form.questions} onChange={(questions) => change({ questions })} />
        <div className="flex justify-end gap-2">
          <DialogClose>
            <Button>{t('cancel')}</Button>
          </DialogClose>
          <Button type="submit" look="primary" busy={busy}>
            {type ? t('save') : t('addNow')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Who is in the team no more can be chosen no more. */
function savedForm(type: OwnType, team: readonly Mate[]): BookingTypeForm {
  const { title, slug, description, durationMin, medium, location, noticeMin, daysAhead } = type;
  const { bufferBefore, bufferAfter, dailyLimit, confirms, questions, kind, seats } = type;
  const hosts = type.hosts.filter((id) => team.some(({ userId }) => userId === id));
  return {
    ...{ title, slug, description, kind, durationMin, medium, location: location ?? '', noticeMin, daysAhead },
    ...{ bufferBefore, bufferAfter, dailyLimit, confirms, questions: [...questions], hosts, seats },
  };
}
