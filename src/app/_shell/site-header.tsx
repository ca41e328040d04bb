import type { SessionUser } from '@/modules/identity/schema';
import { UserMenu } from '@/modules/identity/ui/user-menu';
import { Button } from '@/ui/button';
import { BrandLink } from '@/ui/logo';

/** The header of public pages: the brand, and the user menu or a link to sign in. */
export function SiteHeader({ user, logOutOnly }: { user: SessionUser | null; logOutOnly?: boolean }) {
  return (
    <header className="mx-auto flex w-full max-w-[960px] items-center justify-between px-4 py-4">
      <BrandLink />
      {user ? (
        <UserMenu user={{ name: user.name, email: user.email, image: user.image }} logOutOnly={logOutOnly} />
      ) : (
        <Button asChild look="quiet">
          <a href="/auth/signin">Login</a>
        </Button>
      )}
    </header>
  );
}
