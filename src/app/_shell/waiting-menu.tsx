'use client';

import { usePathname } from 'next/navigation';
import { UserMenu } from '@/modules/identity/ui/user-menu';
import type { UserMenuProps } from '@/modules/identity/ui/user-menu-entries';

/** The one page of the product that is theirs, too. */
const THEIRS = '/settings/account';

/**
 * The menu of somebody on the waitlist within the product. Everywhere but on their own page they see the access-denied view,
 * whose header offers to log out and nothing else.
 */
export function WaitingMenu({ user }: Pick<UserMenuProps, 'user'>) {
  return <UserMenu user={user} waiting logOutOnly={usePathname() !== THEIRS} />;
}
