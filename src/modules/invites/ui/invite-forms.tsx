'use client';

import { useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import { Field, Input, Select } from '@/ui/field';
import { Form, SaveButton } from '@/ui/form/form-parts';
import { useForm } from '@/ui/form/use-form';
import { Note } from '@/ui/notes';
import { showToast } from '@/ui/toast-store';

const ROLES = ['USER', 'TRAINER', 'ADMIN'];
const EMPTY = { uses: 1, email: '', role: 'USER', plan: '', trialDays: 30 };

interface MakeInviteProps {
  /** What an invite can give besides; none where nobody pays. */
  readonly plans: readonly { readonly key: string; readonly name: string }[];
  readonly mostUses: number;
}

/** Makes an invite, and shows the link that is sent to whoever it is for. */
export function MakeInvite({ plans, mostUses }: MakeInviteProps) {
  const t = useMessages('invites');
  const [url, setUrl] = useState<string | null>(null);
  const form = useForm({
    saved: EMPTY,
    limits: { uses: { required: true, min: 1, max: mostUses }, trialDays: { min: 1, max: 730 } },
    send: async ({ uses, email, role, plan, trialDays }) => {
      const made = await sendJson<{ url: string }>('/api/admin/invites', 'POST', {
        uses,
        role,
        ...(email.trim() === '' ? {} : { email }),
        ...(plan === '' ? {} : { plan, trialDays }),
      });
      setUrl(made.url);
    },
    done: t('made'),
  });
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    showToast(t('copied'));
  };
  return (
    <div className="grid gap-3">
      {url === null ? null : (
        <Note
          action={
            <Button size="small" onClick={() => void copy(url)}>
              {t('copy')}
            </Button>
          }
        >
          {t('madeLine')} <span className="font-mono text-xs wrap-anywhere">{url}</span>
        </Note>
      )}
      <Form form={{ ...form, dirty: false }} className="grid gap-3 sm:grid-cols-2">
        <Field label={t('makeUses')} error={form.problems.uses}>
          {(attributes) => <Input {...attributes} {...form.bind('uses')} type="number" />}
        </Field>
        <Field label={t('makeRole')} error={form.problems.role}>
          {(attributes) => (
            <Select {...attributes} {...form.bind('role')}>
              {ROLES.map((role) => (
                <option key={role}>{role}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('makeEmail')} hint={t('makeEmailHint')} error={form.problems.email} className="sm:col-span-2">
          {(attributes) => <Input {...attributes} {...form.bind('email')} type="email" autoComplete="off" />}
        </Field>
        {plans.length > 0 ? (
          <Field label={t('makePlan')} error={form.problems.plan}>
            {(attributes) => (
              <Select {...attributes} {...form.bind('plan')}>
                <option value="">{t('noPlan')}</option>
                {plans.map(({ key, name }) => (
                  <option key={key} value={key}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ) : null}
        {form.values.plan === '' ? null : (
          <Field label={t('makeDays')} error={form.problems.trialDays}>
            {(attributes) => <Input {...attributes} {...form.bind('trialDays')} type="number" />}
          </Field>
        )}
        <div className="sm:col-span-2">
          <Button type="submit" look="primary" busy={form.busy}>
            {t('makeSave')}
          </Button>
        </div>
      </Form>
    </div>
  );
}

/** Lets the next of those who wait in. */
export function LetIn({ waiting }: { waiting: number }) {
  const t = useMessages('invites');
  const form = useForm({
    saved: { n: 0 },
    limits: { n: { required: true, min: 1, max: 1000 } },
    send: ({ n }) => sendJson('/api/admin/invites/let-in', 'POST', { n }),
    done: t('letInDone'),
  });
  if (waiting === 0) return null;
  return (
    <Form form={form}>
      <Field label={t('letIn')} error={form.problems.n}>
        {(attributes) => (
          <div className="flex gap-2">
            <Input {...attributes} {...form.bind('n')} type="number" className="w-28" />
            <SaveButton form={form}>{t('letInSave')}</SaveButton>
          </div>
        )}
      </Field>
    </Form>
  );
}
