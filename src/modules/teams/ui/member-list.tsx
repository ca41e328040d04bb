'use client';

import { useEffect, useRef, useState } from 'react';
import { mayGive, mayTouch, TEAM_ROLES } from '@/core/teams/roles';
import { useMessages } from '@/messages/use-messages';
import { Avatar } from '@/ui/avatar';
import { Button } from '@/ui/button';
import { Dialog, DialogClose } from '@/ui/dialog';
import { fetchJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';
import { useMore } from '@/ui/use-more';
import type { TeamMember, TeamView } from '../schema';
import { RoleSelect } from './role-select';

interface MemberListProps {
  readonly view: Pick<TeamView, 'team' | 'me' | 'members'>;
  /** Whose card pays for the team, and whether it goes on being charged; null: nothing is paid, or by nobody who is there. */
  readonly payer: { readonly id: string | null; readonly goesOn: boolean } | null;
}

/** Who is in the team; roles and removal for those who may. */
export function MemberList({ view, payer }: MemberListProps) {
  const { shown, more } = useMore(view.members);
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef(false);
  const count = view.members.length;
  // With the row goes the button that had the focus.
  useEffect(() => {
    if (count > 0 && removed.current) list.current?.focus();
    removed.current = false;
  }, [count]);
  const onRemoved = () => {
    removed.current = true;
  };
  return (
    <>
      <ul ref={list} tabIndex={-1} className="rounded-md border border-line bg-surface">
        {shown.map((member) => (
          <MemberRow key={member.id} {...{ member, view, payer, onRemoved }} />
        ))}
      </ul>
      {more}
    </>
  );
}

interface MemberRowProps extends MemberListProps {
  readonly member: TeamMember;
  onRemoved(): void;
}

function MemberRow({ member, view: { team, me }, payer, onRemoved }: MemberRowProps) {
  const t = useMessages('team');
  const { id, email, role, usage } = member;
  const name = member.name ?? email;
  const path = `/api/teams/${team.id}/members/${id}`;
  const own = id === me.id;
  const pays = payer?.id === id;
  const stays = pays && payer.goesOn;
  const choices = TEAM_ROLES.filter((one) => one === role || (mayGive(me.role, one) && !(stays && one === 'member')));
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line px-4 py-3 not-first:border-t">
      <Avatar name={name} />
      <div className="min-w-40 flex-1">
        <p className="font-medium wrap-anywhere">
          {name}
          {own ? <span className="ml-2 font-normal text-ink-3">{t('you')}</span> : null}
          {pays ? <span className="ml-2 font-normal text-ink-3">{t('pays')}</span> : null}
        </p>
        {member.name ? <p className="text-xs text-ink-2 wrap-anywhere">{email}</p> : null}
        {usage ? <p className="text-xs text-ink-2">{t('usage', usage)}</p> : null}
      </div>
      <span className="flex items-center gap-1">
        {mayTouch(me.role, role) && choices.length > 1 ? (
          <RoleSelect {...{ name, role, choices, own, path }} pays={payer?.id === me.id} />
        ) : (
          <span className="px-2 text-ink-2">{t(role)}</span>
        )}
        {!own && !stays && mayTouch(me.role, role) ? (
          <Remove name={name} team={team.name} path={path} billed={payer !== null} onRemoved={onRemoved} />
        ) : null}
      </span>
    </li>
  );
}

interface RemoveProps {
  readonly name: string;
  readonly team: string;
  readonly path: string;
  /** The seat is paid for, and given back. */
  readonly billed: boolean;
  onRemoved(): void;
}

function Remove({ name, team, path, billed, onRemoved }: RemoveProps) {
  const t = useMessages('team');
  const { busy, run } = useAction();
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={t('removeAsk', { name, team })}
      description={[t('removeText'), billed && t('removePaid', { name })].filter(Boolean).join(' ')}
      trigger={
        <Button size="small" look="quiet" aria-label={t('removeWho', { name })}>
          {t('remove')}
        </Button>
      }
    >
      <div className="flex justify-end gap-2">
        <DialogClose>
          <Button>{t('keep')}</Button>
        </DialogClose>
        <Button
          look="primary"
          busy={busy}
          onClick={async () => {
            if (await run(() => fetchJson(path, { method: 'DELETE' }), t('removed', { name }))) onRemoved();
            setOpen(false);
          }}
        >
          {t('remove')}
        </Button>
      </div>
    </Dialog>
  );
}
