'use client';

import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';
import type { UserRow } from '../schema';
import { ReasonDialog } from './reason-dialog';

type Account = Pick<UserRow, 'id' | 'email' | 'role' | 'state' | 'humanHelp'>;

interface UserActsProps {
  readonly user: Account;
  readonly own: boolean;
  /** Until when the glass is broken for whoever looks, as a clock says it; null: it is not. */
  readonly glass: string | null;
}

/** What an administrator does to an account that takes a reason and nothing else. */
export function UserActs({ user, own, glass }: UserActsProps) {
  const t = useMessages('users');
  const { busy, run } = useAction();
  const { id, email, role, state, humanHelp } = user;
  const path = `/api/admin/users/${id}`;
  const member = role === 'USER' || role === 'WAITLIST';
  return (
    <div className="flex flex-wrap gap-2">
      {member ? (
        <ReasonDialog
          title={t('viewAs')}
          description={humanHelp === 'always' ? t('viewAsWhy') : `${t('viewAsWhy')} ${t('viewAsTold')}`}
          confirm={t('viewAsGo')}
          done={t('viewingAs')}
          send={(reason) => sendJson(`${path}/view-as`, 'POST', { reason })}
          // All that is on the page is somebody else's from now on.
          onDone={() => window.location.assign('/')}
        />
      ) : null}
      {glass === null ? null : (
        <>
          <span className="self-center text-warn">{t('glassUntil', { time: glass })}</span>
          <Button
            busy={busy}
            onClick={() => void run(() => sendJson(`${path}/break-glass`, 'DELETE'), t('glassClosed'))}
          >
            {t('glassClose')}
          </Button>
        </>
      )}
      {own || humanHelp === 'always' || glass !== null ? null : (
        <ReasonDialog
          title={t('glass')}
          description={t('glassWhy', { email })}
          confirm={t('glassGo')}
          done={t('glassBroken')}
          send={(reason) => sendJson(`${path}/break-glass`, 'POST', { reason })}
        />
      )}
      {state === 'deactivated' ? (
        <ReasonDialog
          title={t('reactivate')}
          description={t('reactivateWhy', { email })}
          confirm={t('reactivate')}
          done={t('reactivated')}
          send={(reason) => sendJson(path, 'PATCH', { active: true, reason })}
        />
      ) : (
        <ReasonDialog
          title={t('deactivate')}
          description={t('deactivateWhy', { email })}
          confirm={t('deactivate')}
          done={t('deactivated_')}
          look="danger"
          send={(reason) => sendJson(path, 'PATCH', { active: false, reason })}
        />
      )}
    </div>
  );
}
