'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Dialog, DialogClose } from '@/ui/dialog';
import { Field, Input, Select } from '@/ui/field';
import { useAction } from '@/ui/use-action';
import type { Persona } from '../schema';
import { type PictureChange, PictureField } from './picture-field';
import { type Manner, pictureNow, saveManner, savePicture } from './save-persona';

interface PersonaFormProps {
  readonly trigger: ReactNode;
  /** The one that is changed; absent for a new one. */
  readonly persona?: Persona;
  /** `@host` of every assistant here. */
  readonly host: string;
}

/** A dialog that makes a persona or changes one, with its picture. What was typed stays until it is saved or put aside. */
export function PersonaForm({ trigger, persona, host }: PersonaFormProps) {
  const t = useMessages('assistants');
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const { busy, fields, run } = useAction();
  const [name, setName] = useState(persona?.name ?? '');
  const [picture, setPicture] = useState<PictureChange>(null);
  const [sent, setSent] = useState<number | null>(null);
  // Another picture was chosen since one was refused.
  const [another, setAnother] = useState(false);
  // A new one whose picture was refused: it is there, and the next attempt changes it.
  const [madeId, setMadeId] = useState<string | null>(null);
  const id = persona?.id ?? madeId;
  function change(next: boolean) {
    setOpen(next);
    setPicture(null);
    setName(persona?.name ?? '');
    if (next || madeId === null) return;
    setMadeId(null);
    router.refresh();
  }
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setAnother(false);
    const form = new FormData(event.currentTarget);
    const text = (field: string) => String(form.get(field) ?? '').trim();
    const manner: Manner = {
      name: text('name'),
      tone: (text('tone') || null) as Manner['tone'],
      signature: text('signature') || null,
      disclosure: text('disclosure') || null,
    };
    const key = persona ? 'changed' : 'added';
    const named = { name: manner.name };
    let before: PictureChange = null;
    const work = async () => {
      if (persona && picture !== null) before = await pictureNow(persona);
      const savedId = await saveManner(manner, id === null ? { address: text('address') } : { id });
      if (!persona) setMadeId(savedId);
      if (picture === null) return;
      if (picture !== 'removed') setSent(0);
      await savePicture(savedId, picture, t(`${key}NoPicture`, named), setSent).finally(() => setSent(null));
    };
    const undo = () => {
      if (!persona) return;
      const { name, tone, signature, disclosure } = persona;
      const restore = async () => {
        await saveManner({ name, tone, signature, disclosure }, { id: persona.id });
        await savePicture(persona.id, before, t('asBeforeNoPicture', { name }));
      };
      void run(restore, t('asBefore', { name }));
    };
    if (!(await run(work, t(key, named), persona && undo))) return;
    setMadeId(null);
    setPicture(null);
    setOpen(false);
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      trigger={trigger}
      title={persona ? t('changeTitle', { name: persona.name }) : t('addTitle')}
      description={persona ? persona.address : t('addLine')}
    >
      <form onSubmit={save} className="grid gap-4">
        <PictureField
          name={name}
          saved={persona?.picture ?? null}
          change={picture}
          onChange={(next) => {
            setPicture(next);
            setAnother(true);
          }}
          error={another ? undefined : fields.picture?.[0]}
          sent={sent}
        />
        <Field label={t('name')} error={fields.name?.[0]}>
          {(attributes) => (
            <Input
              {...attributes}
              name="name"
              required
              maxLength={40}
              autoComplete="off"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        {id !== null ? null : (
          <Field label={t('address')} hint={t('addressHint')} error={fields.address?.[0]}>
            {(attributes) => (
              <span className="flex items-center gap-2">
                <Input
                  {...attributes}
                  name="address"
                  required
                  maxLength={32}
                  autoComplete="off"
                  autoCapitalize="none"
                />
                <span className="shrink-0 text-ink-2">{host}</span>
              </span>
            )}
          </Field>
        )}
        <Field label={t('tone')} error={fields.tone?.[0]}>
          {(attributes) => (
            <Select {...attributes} name="tone" defaultValue={persona?.tone ?? ''}>
              <option value="">{t('toneNone')}</option>
              <option value="brief">{t('brief')}</option>
              <option value="warm">{t('warm')}</option>
              <option value="formal">{t('formal')}</option>
            </Select>
          )}
        </Field>
        <Field label={t('signature')} hint={t('signatureHint')} error={fields.signature?.[0]}>
          {(attributes) => (
            <Input
              {...attributes}
              name="signature"
              maxLength={120}
              autoComplete="off"
              defaultValue={persona?.signature ?? ''}
            />
          )}
        </Field>
        <Field label={t('disclosure')} hint={t('disclosureHint')} error={fields.disclosure?.[0]}>
          {(attributes) => (
            <Input
              {...attributes}
              name="disclosure"
              maxLength={120}
              autoComplete="off"
              placeholder={persona?.signs}
              defaultValue={persona?.disclosure ?? ''}
            />
          )}
        </Field>
        <div className="flex justify-end gap-2">
          <DialogClose>
            <Button>{t('cancel')}</Button>
          </DialogClose>
          <Button type="submit" look="primary" busy={busy}>
            {id === null ? t('addNow') : t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
