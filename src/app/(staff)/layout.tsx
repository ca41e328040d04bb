import type { ReactNode } from 'react';
import { UserMenu } from '@/modules/identity/ui/user-menu';
import { runtime } from '@/ports/runtime';
import { AppShell } from '../_shell/app-shell';
import { currentSession } from '../_shell/current-session';
import { destinations } from '../_shell/destinations';
import { Footer } from '../_shell/footer';
import { messagesOf } from '../_shell/locale';
import { SiteHeader } from '../_shell/site-header';
import { WithSession } from '../_shell/with-session';
import { sectionsFor } from '../(app)/settings/sections';
import { GroupPages } from './group-pages';
import { isStaff, staffDestinations, staffNavigation } from './staff-pages';

/**
 * The staff area, in English whatever its frame speaks. Only the frame: every page guards itself, and whoever is no staff sees
 * that in a frame without it.
 */
export default async function StaffLayout({ children }: { children: ReactNode }) {
  const session = await currentSession();
  if (!session) return children;
  const { user } = session;
  if (!isStaff(user)) {
    const { name, email, image } = user;
    return (
      <WithSession session={session}>
        <SiteHeader user={user} menu={<UserMenu user={{ name, email, image }} logOutOnly />} />
        <main id="content" tabIndex={-1} className="mx-auto w-full max-w-[960px] px-4 pt-4 pb-10 outline-none">
          {children}
        </main>
        <Footer className="mx-auto w-[calc(100%-2rem)] max-w-[928px]" />
      </WithSession>
    );
  }
  const items = staffNavigation(user);
  const t = await messagesOf('places');
  const everywhere = destinations(t, await sectionsFor(user, t), runtime().settings.sandbox);
  return (
    <WithSession session={session}>
      <AppShell user={user} items={items} destinations={[...staffDestinations(user), ...everywhere]}>
        <div lang="en">
          <GroupPages groups={items} />
          {children}
        </div>
      </AppShell>
    </WithSession>
  );
}
