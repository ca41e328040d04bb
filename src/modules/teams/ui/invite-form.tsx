'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { INVITED_ROLES, type InvitedRole, mayGive, type TeamRole } from '@/core/teams/roles';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { RequestError, sendJson } from '@/ui/fetch-json';
import { Field, Select, Textarea } from '@/ui/field';
import { showToast } from '@/ui/toast-store';
import { errorText } from '@/ui/words';
import type { InviteBatch } from '../schema';
import { SendInvites } from './send-invites';

interface InviteFormProps {
  readonly teamId: string;
  /** What whoever invites is in the team. */
  readonly own: TeamRole;
  /** What a seat would cost, in words, of a team for which nobody pays yet; null: somebody does, or nothing is billed. */
  readonly unpaid: string | null;
  /** Addresses at once. */
  readonly most: number;
}

/** Addresses and a role; what it costs is shown before anything is sent. */
export function InviteForm({ teamId, own, most, unpaid }: InviteFormProps) {
  const t = useMessages('team');
  const router = useRouter();
  const [typed, setTyped] = useState('');
  const [as, setAs] = useState<InvitedRole>('member');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState<InviteBatch | null>(null);
  const path = `/api/teams/${teamId}/invites`;
  const emails = typed.split(/[\s,;]+/).filter(Boolean);

  async function preview(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      setShown(await sendJson<InviteBatch>(path, 'POST', { emails, role: as, dryRun: true }));
    } catch (error) {
      setProblem(problemOf(error, emails));
    } finally {
      setBusy(false);
    }
  }

  async function send() {
    setBusy(true);
    try {
      const { invites, left } = await sendJson<InviteBatch>(path, 'POST', { emails, role: as });
      const unsent = left.filter(({ reason }) => reason === 'not_sent').map(({ email }) => email);
      setTyped(unsent.join('\n'));
      setProblem(unsent.length > 0 ? unsent.map((email) => t('leftNotSent', { email })).join(' ') : null);
      showToast(t('sent', { count: invites.length }));
      router.refresh();
    } catch (error) {
      setProblem(problemOf(error, emails));
    } finally {
      setShown(null);
      setBusy(false);
    }
  }

  return (
    <>
      <form onSubmit={preview} className="grid gap-4 rounded-md border border-line p-4" noValidate>
        <Field label={t('addresses')} hint={t('addressesHint', { most })} error={problem}>
          {(attributes) => (
            <Textarea
              {...attributes}
              name="emails"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              rows={3}
            />
          )}
        </Field>
        <div className="flex flex-wrap items-end gap-3">
          {mayGive(own, 'admin') ? (
            <Field label={t('inviteAs')}>
              {(attributes) => (
                <Select {...attributes} value={as} onChange={(event) => setAs(event.target.value as InvitedRole)}>
                  {[...INVITED_ROLES].reverse().map((one) => (
                    <option key={one} value={one}>
                      {t(one)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          ) : null}
          <Button type="submit" busy={busy} disabled={emails.length === 0}>
            {t('next')}
          </Button>
        </div>
      </form>
      <SendInvites
        batch={shown}
        unpaid={unpaid}
        busy={busy}
        onClose={() => setShown(null)}
        onSend={() => void send()}
      />
    </>
  );
}

/** What is wrong with which address. */
function problemOf(error: unknown, emails: readonly string[]): string {
  if (!(error instanceof RequestError)) return errorText(error);
  const texts = Object.entries(error.fields).map(([field, text]) => {
    const which = emails[Number(field.split('.')[1])];
    return which ? `${which}: ${text.join(' ')}` : text.join(' ');
  });
  return texts.join(' · ') || errorText(error);
}
