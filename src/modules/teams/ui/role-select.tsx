'use client';

import { useState } from 'react';
import type { TeamRole } from '@/core/teams/roles';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { sendJson } from '@/ui/fetch-json';
import { Select } from '@/ui/field';
import { useAction } from '@/ui/use-action';

interface RoleSelectProps {
  readonly name: string;
  readonly role: TeamRole;
  readonly choices: readonly TeamRole[];
  /** It is the role of whoever looks. */
  readonly own: boolean;
  /** The card of whoever looks pays for the team. */
  readonly pays: boolean;
  /** Of the member, in the API. */
  readonly path: string;
}

/** What somebody is in the team. To make an owner, or to give up being one, is confirmed: what it means is said first. */
export function RoleSelect({ name, role, choices, own, pays, path }: RoleSelectProps) {
  const t = useMessages('team');
  const { busy, run } = useAction();
  const [asked, setAsked] = useState<TeamRole | null>(null);
  const save = (next: TeamRole) =>
    run(() => sendJson(path, 'PATCH', { role: next }), t('roleSaved', { name, role: t(next) }));
  const choose = (next: TeamRole) => {
    if (next === 'owner' || (own && role === 'owner')) setAsked(next);
    else void save(next);
  };
  const text = asked === 'owner' ? [t('ownerText', { name }), pays && t('ownerPays')] : [t('noOwnerText')];
  return (
    <>
      <Select
        aria-label={t('roleOf', { name })}
        value={role}
        disabled={busy}
        onChange={(event) => choose(event.target.value as TeamRole)}
        className="w-auto"
      >
        {choices.map((one) => (
          <option key={one} value={one}>
            {t(one)}
          </option>
        ))}
      </Select>
      <Dialog
        open={asked !== null}
        onOpenChange={(open) => (open ? undefined : setAsked(null))}
        title={asked === 'owner' ? t('ownerAsk', { name }) : t('noOwnerAsk')}
        description={text.filter(Boolean).join(' ')}
      >
        <div className="flex justify-end gap-2">
          <Button onClick={() => setAsked(null)}>{t('notYet')}</Button>
          <Button
            look="primary"
            busy={busy}
            onClick={async () => {
              if (asked) await save(asked);
              setAsked(null);
            }}
          >
            {asked === 'owner' ? t('makeOwner') : t('giveUp')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
