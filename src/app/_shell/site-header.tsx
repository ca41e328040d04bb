import type { SessionUser } from '@/modules/identity/schema';
import { UserMenu } from '@/modules/identity/ui/user-menu';
import { Button } from '@/ui/button';
import { BrandLink } from '@/ui/logo';
import { SkipLink } from '@/ui/skip-link';

const PAGES = [
  ['/how-it-works', 'How it works'],
  ['/pricing', 'Pricing'],
] as const;

/** The header of public pages: the brand, and the user menu or a link to sign in. */
export function SiteHeader({ user, logOutOnly }: { user: SessionUser | null; logOutOnly?: boolean }) {
  return (
    <header className="mx-auto flex w-full max-w-[960px] items-center justify-between gap-4 px-4 py-4">
      <SkipLink />
      <BrandLink />
      {user ? (
        <UserMenu user={{ name: user.name, email: user.email, image: user.image }} logOutOnly={logOutOnly} />
      ) : (
        <nav aria-label="Main" className="flex items-center gap-1">
          {PAGES.map(([href, label]) => (
            <Button key={href} asChild look="quiet" className="hidden sm:inline-flex">
              <a href={href}>{label}</a>
            </Button>
          ))}
          <Button asChild look="quiet">
            <a href="/auth/signin">Login</a>
          </Button>
        </nav>
      )}
    </header>
  );
}
