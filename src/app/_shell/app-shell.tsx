import type { ReactNode } from 'react';
import type { SessionUser } from '@/modules/identity/schema';
import { UserMenu } from '@/modules/identity/ui/user-menu';
import { cn } from '@/ui/class-names';
import { BrandLink } from '@/ui/logo';
import { SkipLink } from '@/ui/skip-link';
import { ArrivalFocus } from './arrival-focus';
import { ClientMessages } from './client-messages';
import type { Destination } from './destinations';
import { Footer } from './footer';
import { messagesOf } from './locale';
import { type NavItem, NavLinks } from './nav-links';
import { Shortcuts } from './shortcuts';

interface AppShellProps {
  readonly user: SessionUser;
  readonly items: readonly NavItem[];
  readonly destinations: readonly Destination[];
  readonly children: ReactNode;
}

/** Places of the bar below, by how many it has: each stands where it stands before the next has arrived. */
const COLUMNS: readonly string[] = [
  '',
  'grid-cols-1',
  'grid-cols-2',
  'grid-cols-3',
  'grid-cols-4',
  'grid-cols-5',
  'grid-cols-6',
];

/** The frame of the signed-in product: a slim rail on the left; on phones a bar above and one below. */
export async function AppShell({ user, items, destinations, children }: AppShellProps) {
  const { name, email, image, role } = user;
  const [t, places] = await Promise.all([messagesOf('site'), messagesOf('places')]);
  const admin = role === 'ADMIN';
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[208px_minmax(0,1fr)] print:block">
      <SkipLink>{t('skip')}</SkipLink>
      <header className="sticky top-0 hidden h-dvh flex-col border-r border-line px-3 py-4 md:flex print:hidden">
        <BrandLink className="px-2 pt-1 pb-5" />
        <nav aria-label={places('main')} className="grid gap-0.5">
          <NavLinks items={items} />
        </nav>
        <div className="mt-auto border-t border-line pt-2">
          <UserMenu user={{ name, email, image }} admin={admin} wide />
        </div>
      </header>
      <header className="flex items-center justify-between border-b border-line px-4 py-2 md:hidden print:hidden">
        <BrandLink />
        <UserMenu user={{ name, email, image }} admin={admin} />
      </header>
      <div className="flex min-w-0 flex-col px-4 pt-5 pb-20 md:px-10 md:pt-6 md:pb-0">
        <main id="content" tabIndex={-1} className="w-full max-w-[1100px] flex-1 outline-none">
          {children}
        </main>
        <Footer className="mt-10 w-full max-w-[1100px] print:hidden" />
      </div>
      <ArrivalFocus />
      <ClientMessages areas={['palette', 'palette-actions']}>
        <Shortcuts destinations={destinations} />
      </ClientMessages>
      <nav
        aria-label={places('main')}
        className={cn(
          'fixed inset-x-0 bottom-0 z-30 grid auto-rows-[minmax(53px,auto)] border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden',
          COLUMNS[items.length],
        )}
      >
        <NavLinks items={items} row />
      </nav>
    </div>
  );
}
