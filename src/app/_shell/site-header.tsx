import type { ReactNode } from 'react';
import type { SessionUser } from '@/modules/identity/schema';
import { UserMenu } from '@/modules/identity/ui/user-menu';
import { Button } from '@/ui/button';
import { BrandLink } from '@/ui/logo';
import { SkipLink } from '@/ui/skip-link';
import { messagesOf } from './locale';

const PAGES = [
  ['/how-it-works', 'howItWorks'],
  ['/pricing', 'pricing'],
] as const;

interface SiteHeaderProps {
  readonly user: SessionUser | null;
  /** In place of the user's own. */
  readonly menu?: ReactNode;
}

/** The header of public pages: the brand, and the user menu or a link to sign in. */
export async function SiteHeader({ user, menu }: SiteHeaderProps) {
  const t = await messagesOf('site');
  return (
    <header className="mx-auto flex w-full max-w-[960px] items-center justify-between gap-4 px-4 py-4">
      <SkipLink>{t('skip')}</SkipLink>
      <BrandLink />
      {user ? (
        (menu ?? (
          <UserMenu
            user={{ name: user.name, email: user.email, image: user.image }}
            waiting={user.role === 'WAITLIST'}
            admin={user.role === 'ADMIN'}
          />
        ))
      ) : (
        <nav aria-label={t('main')} className="flex items-center gap-1">
          {PAGES.map(([href, key]) => (
            <Button key={href} asChild look="quiet" className="hidden sm:inline-flex">
              <a href={href}>{t(key)}</a>
            </Button>
          ))}
          <Button asChild look="quiet">
            <a href="/auth/signin">{t('login')}</a>
          </Button>
        </nav>
      )}
    </header>
  );
}
