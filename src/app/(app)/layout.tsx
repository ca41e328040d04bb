import type { ReactNode } from 'react';
import { hasRole } from '@/modules/identity/policy';
import { MEMBERS } from '@/modules/identity/schema';
import { decisionCount } from '@/modules/loops/queries/decisions';
import { runtime } from '@/ports/runtime';
import { AppShell } from '../_shell/app-shell';
import type { NavItem } from '../_shell/nav-links';
import { currentSession } from '../_shell/session';
import { SiteHeader } from '../_shell/site-header';
import { WithSession } from '../_shell/with-session';

/** The signed-in product. Only the frame: every page guards itself. */
export default async function AppLayout({ children }: { children: ReactNode }) {
  const session = await currentSession();
  if (!session) return children;
  if (!hasRole(session.user, MEMBERS)) {
    return (
      <WithSession session={session}>
        <SiteHeader user={session.user} logOutOnly />
        {children}
      </WithSession>
    );
  }
  const items: NavItem[] = [
    { href: '/dashboard', label: 'Today', icon: 'today', count: await decisionCount(session.user.id) },
    { href: '/loops', label: 'Loops', icon: 'loops' },
    { href: '/settings', label: 'Settings', icon: 'settings' },
  ];
  if (runtime().settings.sandbox) {
    items.push({ href: '/sandbox/mail', label: 'Practice mail', icon: 'mail', outside: true });
  }
  return (
    <WithSession session={session}>
      <AppShell user={session.user} items={items}>
        {children}
      </AppShell>
    </WithSession>
  );
}
