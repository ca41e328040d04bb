'use client';

import { lazy, Suspense, useState } from 'react';
import { Avatar } from '@/ui/avatar';
import { cn } from '@/ui/class-names';
import type { UserMenuProps } from './user-menu-entries';

const load = () => import('./user-menu-entries');
const UserMenuEntries = lazy(async () => ({ default: (await load()).UserMenuEntries }));

/** Who is signed in, and where from here: settings, support, log out. */
export function UserMenu(props: UserMenuProps) {
  const { user, wide } = props;
  const [opened, setOpened] = useState(false);
  const name = user.name ?? user.email;
  const button = (
    <button
      type="button"
      aria-label={wide ? undefined : `Account menu of ${name}`}
      className={cn(
        'flex items-center gap-2.5 rounded-sm p-1.5 text-left hover:bg-surface-2 data-[state=open]:bg-surface-2',
        wide && 'w-full',
      )}
      {...(opened
        ? {}
        : {
            'aria-haspopup': 'menu',
            'aria-expanded': false,
            onPointerEnter: load,
            onFocus: load,
            onClick: () => setOpened(true),
          })}
    >
      <Avatar name={name} image={user.image} />
      {wide ? (
        <span className="min-w-0 text-xs text-ink-2">
          {/* What it is called begins with what it is, and has all that is seen. */}
          <span className="sr-only">Account menu of </span>
          <span dir="auto" className="block truncate text-left">
            {name}
          </span>
          {user.name ? <span className="block truncate">{user.email}</span> : null}
        </span>
      ) : null}
    </button>
  );
  if (!opened) return button;
  return (
    <Suspense fallback={button}>
      <UserMenuEntries {...props} trigger={button} />
    </Suspense>
  );
}
