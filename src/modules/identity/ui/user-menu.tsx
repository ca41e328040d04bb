'use client';

import { lazy, Suspense, useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Avatar } from '@/ui/avatar';
import { cn } from '@/ui/class-names';
import type { UserMenuProps } from './user-menu-entries';

const load = () => import('./user-menu-entries');
const UserMenuEntries = lazy(async () => ({ default: (await load()).UserMenuEntries }));

/** Who is signed in, and where from here: settings, support, log out. */
export function UserMenu(props: UserMenuProps) {
  const t = useMessages('shell');
  const { user, wide } = props;
  const [opened, setOpened] = useState(false);
  const name = user.name ?? user.email;
  const button = (
    <button
      type="button"
      aria-label={wide ? undefined : t('menuOf', { name })}
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
          <span dir="auto" className="block truncate text-left" aria-hidden>
            {name}
          </span>
          {/* What it is called has all that is seen of it. */}
          <span className="sr-only">{t('menuOf', { name })} </span>
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
