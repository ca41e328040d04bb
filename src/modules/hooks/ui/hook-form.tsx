'use client';

import { type ReactNode, useState } from 'react';
import { HOOK_EVENTS, type HookEvent } from '@/core/hooks/events';
import type { FormLimits } from '@/core/http/form-limits';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Dialog, DialogClose } from '@/ui/dialog';
import { RequestError, sendJson } from '@/ui/fetch-json';
import { Field, Input } from '@/ui/field';
import { Form, SaveButton } from '@/ui/form/form-parts';
import { useForm } from '@/ui/form/use-form';
import type { HookRow } from '../schema';
import { SecretShown } from './secret-shown';

interface HookFormProps {
  readonly trigger: ReactNode;
  readonly limits: FormLimits;
  /** Where the sandbox shows what arrives; null outside of one. */
  readonly tryAt: string | null;
  /** The one that is changed; absent for a new one. */
  readonly hook?: HookRow;
}

/** A dialog that adds a webhook, and shows its secret this once, or changes one. */
export function HookForm({ trigger, hook, ...rest }: HookFormProps) {
  const t = useMessages('developers');
  const [open, setOpen] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  function change(next: boolean) {
    setOpen(next);
    setSecret(null);
  }
  const title = hook ? 'changeHookTitle' : secret === null ? 'addHook' : 'secretTitle';
  return (
    <Dialog open={open} onOpenChange={change} trigger={trigger} title={t(title)}>
      {secret === null ? (
        <Fields {...rest} hook={hook} onDone={(made) => (made === null ? change(false) : setSecret(made))} />
      ) : (
        <SecretShown secret={secret} />
      )}
    </Dialog>
  );
}

interface FieldsProps extends Omit<HookFormProps, 'trigger' | 'hook'> {
  readonly hook: HookRow | undefined;
  /** `secret` is of a new one. */
  onDone(secret: string | null): void;
}

function Fields({ limits, tryAt, hook, onDone }: FieldsProps) {
  const t = useMessages('developers');
  const told = Object.fromEntries(HOOK_EVENTS.map((event) => [event, hook?.events.includes(event) ?? true])) as Record<
    HookEvent,
    boolean
  >;
  const form = useForm({
    saved: { ...told, url: hook?.url ?? '' },
    limits,
    async send({ url, ...wanted }) {
      const events = HOOK_EVENTS.filter((event) => wanted[event]);
      if (events.length === 0) throw new RequestError(t('chooseEvent'), 400, 'invalid', {});
      if (hook) {
        await sendJson(`/api/hooks/${hook.id}`, 'PATCH', { url, events });
        return onDone(null);
      }
      const { secret } = await sendJson<{ secret: string }>('/api/hooks', 'POST', { url, events });
      onDone(secret);
    },
    done: t(hook ? 'hookChanged' : 'hookAdded'),
  });
  const hint =
    tryAt === null
      ? t('addressHint')
      : t.rich('addressHintSandbox', {
          link: (words) => (
            <a href={tryAt} target="_blank" rel="noreferrer" className="underline underline-offset-3">
              {words}
            </a>
          ),
        });
  return (
    <Form form={form} className="grid gap-4">
      <Field label={t('address')} hint={hint} error={form.problems.url}>
        {(attributes) => (
          <Input
            {...attributes}
            {...form.bind('url')}
            type="text"
            inputMode="url"
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 font-medium">{t('events')}</legend>
        {HOOK_EVENTS.map((event) => (
          <label key={event} className="flex items-center gap-2.5 py-0.5">
            <input type="checkbox" {...form.tick(event)} className="size-4 accent-accent" />
            {t(event)}
          </label>
        ))}
      </fieldset>
      <div className="flex justify-end gap-2">
        <DialogClose>
          <Button>{t('cancel')}</Button>
        </DialogClose>
        <SaveButton form={form}>{t(hook ? 'changeHookNow' : 'addHookNow')}</SaveButton>
      </div>
    </Form>
  );
}
