'use client';

import { useState } from 'react';
import { mayGive, mayTouch, TEAM_ROLES, type TeamRole } from '@/core/teams/roles';
import { useMessages } from '@/messages/use-messages';
import { Avatar } from '@/ui/avatar';
import { Button } from '@/ui/button';
import { Dialog, DialogClose } from '@/ui/dialog';
import { fetchJson, sendJson } from '@/ui/fetch-json';
import { Select } from '@/ui/field';
import { useAction } from '@/ui/use-action';
import { useMore } from '@/ui/use-more';
import type { TeamMember, TeamView } from '../schema';

interface MemberListProps {
  readonly view: Pick<TeamView, 'team' | 'me' | 'members'>;
}

/** Who is in the team; roles and removal for those who may. */
export function MemberList({ view }: MemberListProps) {
  const { shown, more } = useMore(view.members);
  return (
    <>
      <ul className="rounded-md border border-line bg-surface">
        {shown.map((member) => (
          <MemberRow key={member.id} member={member} view={view} />
        ))}
      </ul>
      {more}
    </>
  );
}

function MemberRow({ member, view: { team, me } }: { member: TeamMember; view: MemberListProps['view'] }) {
  const t = useMessages('team');
  const { busy, run } = useAction();
  const { id, email, role, usage } = member;
  const name = member.name ?? email;
  const path = `/api/teams/${team.id}/members/${id}`;
  const own = id === me.id;
  const change = (next: TeamRole) =>
    run(() => sendJson(path, 'PATCH', { role: next }), t('roleSaved', { name, role: t(next) }));
  const choices = TEAM_ROLES.filter((one) => one === role || mayGive(me.role, one));
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line px-4 py-3 not-first:border-t">
      <Avatar name={name} />
      <div className="min-w-40 flex-1">
        <p className="font-medium wrap-anywhere">
          {name}
          {own ? <span className="ml-2 font-normal text-ink-3">{t('you')}</span> : null}
        </p>
        {member.name ? <p className="text-xs text-ink-2 wrap-anywhere">{email}</p> : null}
        {usage ? <p className="text-xs text-ink-2">{t('usage', usage)}</p> : null}
      </div>
      <span className="flex items-center gap-1">
        {mayTouch(me.role, role) && choices.length > 1 ? (
          <Select
            aria-label={t('roleOf', { name })}
            value={role}
            disabled={busy}
            onChange={(event) => void change(event.target.value as TeamRole)}
            className="w-auto"
          >
            {choices.map((one) => (
              <option key={one} value={one}>
                {t(one)}
              </option>
            ))}
          </Select>
        ) : (
          <span className="px-2 text-ink-2">{t(role)}</span>
        )}
        {!own && mayTouch(me.role, role) ? <Remove name={name} team={team.name} path={path} /> : null}
      </span>
    </li>
  );
}

function Remove({ name, team, path }: { name: string; team: string; path: string }) {
  const t = useMessages('team');
  const { busy, run } = useAction();
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={t('removeAsk', { name, team })}
      description={t('removeText')}
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
            await run(() => fetchJson(path, { method: 'DELETE' }), t('removed', { name }));
            setOpen(false);
          }}
        >
          {t('remove')}
        </Button>
      </div>
    </Dialog>
  );
}
