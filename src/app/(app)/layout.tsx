import type { ReactNode } from 'react';
import { hasRole } from '@/modules/identity/policy';
import { MEMBERS } from '@/modules/identity/schema';
import { decisionCount } from '@/modules/loops/queries/decisions';
import { runtime } from '@/ports/runtime';
import { AppShell } from '../_shell/app-shell';
import { currentSession } from '../_shell/current-session';
import { DeletionBanner } from '../_shell/deletion-banner';
import { destinations } from '../_shell/destinations';
import { Footer } from '../_shell/footer';
import { messagesOf } from '../_shell/locale';
import type { NavItem } from '../_shell/nav-links';
import { PlanBanner } from '../_shell/plan-banner';
import { SiteHeader } from '../_shell/site-header';
import { WaitingMenu } from '../_shell/waiting-menu';
import { WithSession } from '../_shell/with-session';
import { ThirdPartyScripts } from '../_site/third-party-scripts';
import { isStaff, staffDestinations } from '../(staff)/staff-pages';
import { sectionsFor } from './settings/sections';

/** The signed-in product. Only the frame: every page guards itself. */
export default async function AppLayout({ children }: { children: ReactNode }) {
  const session = await currentSession();
  if (!session) return children;
  if (!hasRole(session.user, MEMBERS)) {
    const { name, email, image } = session.user;
    return (
      <WithSession session={session}>
        <DeletionBanner userId={session.user.id} />
        <SiteHeader user={session.user} menu={<WaitingMenu user={{ name, email, image }} />} />
        <main id="content" tabIndex={-1} className="mx-auto w-full max-w-[960px] px-4 pt-4 pb-10 outline-none">
          {children}
        </main>
        <Footer className="mx-auto w-[calc(100%-2rem)] max-w-[928px]" />
        <ThirdPartyScripts />
      </WithSession>
    );
  }
  const t = await messagesOf('places');
  const settings = await sectionsFor(session.user, t);
  const items: NavItem[] = [
    { href: '/dashboard', label: t('today'), icon: 'today', count: await decisionCount(session.user.id) },
    { href: '/loops', label: t('loops'), icon: 'loops' },
    { href: '/people', label: t('people'), icon: 'people' },
    {
      href: '/settings',
      label: t('settings'),
      icon: 'settings',
      parts: settings.map(({ href, label }) => ({ href, label })),
    },
  ];
  if (runtime().settings.sandbox) {
    items.push({ href: '/sandbox/mail', label: t('practice'), icon: 'mail', outside: true });
  }
  const everywhere = destinations(t, settings, runtime().settings.sandbox);
  const staff = isStaff(session.user) ? staffDestinations(session.user) : [];
  return (
    <WithSession session={session}>
      <DeletionBanner userId={session.user.id} />
      <AppShell user={session.user} items={items} destinations={[...everywhere, ...staff]}>
        <PlanBanner userId={session.user.id} />
        {children}
      </AppShell>
      <ThirdPartyScripts />
    </WithSession>
  );
}
