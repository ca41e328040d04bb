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
import { LimitFields } from './limit-fields';
import { QuestionFields } from './question-fields';

/** Somebody of the team who may take bookings as well. */
export interface Mate {
  readonly userId: string;
  readonly name: string;
}

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
    const sent = { ...form, hosts: form.kind === 'one_to_one' ? [] : form.hosts };
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
                <option value="phone">{t('phone')}</option>
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
        {team.length > 0 ? <Hosts form={form} team={team} onChange={change} error={error('hosts')} /> : null}
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

interface HostsProps {
  readonly form: BookingTypeForm;
  readonly team: readonly Mate[];
  onChange(patch: Partial<BookingTypeForm>): void;
  readonly error: string | undefined;
}

function Hosts({ form, team, onChange, error }: HostsProps) {
  const t = useMessages('booking-pages');
  const toggle = (id: string) =>
    onChange({ hosts: form.hosts.includes(id) ? form.hosts.filter((one) => one !== id) : [...form.hosts, id] });
  const hint = { one_to_one: undefined, round_robin: t('turnsHint'), collective: t('togetherHint') }[form.kind];
  return (
    <div className="grid gap-2">
      <Field label={t('whom')} hint={hint} error={error ?? null}>
        {(attributes) => (
          <Select
            {...attributes}
            value={form.kind}
            onChange={({ target }) => onChange({ kind: target.value as BookingTypeForm['kind'] })}
          >
            <option value="one_to_one">{t('mine')}</option>
            <option value="round_robin">{t('turns')}</option>
            <option value="collective">{t('together')}</option>
          </Select>
        )}
      </Field>
      {form.kind !== 'one_to_one'
        ? team.map(({ userId, name }) => (
            <label key={userId} className="flex items-center gap-2 py-1">
              <input
                type="checkbox"
                className="size-4 accent-accent"
                checked={form.hosts.includes(userId)}
                onChange={() => toggle(userId)}
              />
              {name}
            </label>
          ))
        : null}
    </div>
  );
}

/** Who is in the team no more can be chosen no more. */
function savedForm(type: OwnType, team: readonly Mate[]): BookingTypeForm {
  const { title, slug, description, durationMin, medium, location, noticeMin, daysAhead } = type;
  const { bufferBefore, bufferAfter, dailyLimit, confirms, questions, kind } = type;
  const hosts = type.hosts.filter((id) => team.some(({ userId }) => userId === id));
  return {
    ...{ title, slug, description, kind, durationMin, medium, location: location ?? '', noticeMin, daysAhead },
    ...{ bufferBefore, bufferAfter, dailyLimit, confirms, questions: [...questions], hosts },
  };
}
