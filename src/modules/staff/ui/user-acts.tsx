'use client';

import { useMessages } from '@/messages/use-messages';
import { sendJson } from '@/ui/fetch-json';
import type { UserRow } from '../schema';
import { ReasonDialog } from './reason-dialog';

type Account = Pick<UserRow, 'id' | 'email' | 'role' | 'state' | 'humanHelp'>;

/** What an administrator does to an account that takes a reason and nothing else. */
export function UserActs({ user, own }: { user: Account; own: boolean }) {
  const t = useMessages('users');
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
      {own || humanHelp === 'always' ? null : (
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
