import type { ReactNode } from 'react';
import { hasRole } from '@/modules/identity/policy';
import { MEMBERS } from '@/modules/identity/schema';
import { currentSession } from '../../_shell/current-session';
import { messagesOf } from '../../_shell/locale';
import { BackToSettings } from './back-to-settings';

/** On phones every page of the settings leads back to their list; on wider screens the rail holds it. */
export default async function SettingsLayout({ children }: { children: ReactNode }) {
  const session = await currentSession();
  return (
    <>
      {session && hasRole(session.user, MEMBERS) ? (
        <BackToSettings>{(await messagesOf('places'))('settings')}</BackToSettings>
      ) : null}
      {children}
    </>
  );
}
