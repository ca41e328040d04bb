'use client';

import { LifeBuoy, LogOut, Settings } from 'lucide-react';
import { signOut } from 'next-auth/react';
import { Avatar } from '@/ui/avatar';
import { cn } from '@/ui/class-names';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@/ui/menu';

interface UserMenuProps {
  readonly user: { readonly name: string | null; readonly email: string; readonly image: string | null };
  /** Shows name, address and "Log out" only. */
  readonly logOutOnly?: boolean;
  /** Shows the name beside the picture. */
  readonly wide?: boolean;
}

/** Who is signed in, and where from here: settings, support, log out. */
export function UserMenu({ user, logOutOnly, wide }: UserMenuProps) {
  const name = user.name ?? user.email;
  return (
    <Menu
      align={wide ? 'start' : 'end'}
      trigger={
        <button
          type="button"
          aria-label={`Account menu of ${name}`}
          className={cn(
            'flex items-center gap-2.5 rounded-sm p-1.5 text-left hover:bg-surface-2 data-[state=open]:bg-surface-2',
            wide && 'w-full',
          )}
        >
          <Avatar name={name} image={user.image} />
          {wide ? (
            <span className="min-w-0 text-xs text-ink-2">
              <span className="block truncate">{name}</span>
              {user.name ? <span className="block truncate">{user.email}</span> : null}
            </span>
          ) : null}
        </button>
      }
    >
      <MenuLabel>
        <span className="block truncate font-medium">{name}</span>
        <span className="block truncate text-xs text-ink-2">{user.email}</span>
      </MenuLabel>
      <MenuSeparator />
      {logOutOnly ? null : (
        <>
          <MenuItem asChild>
            <a href="/settings">
              <Settings className="size-4 text-ink-2" aria-hidden />
              Settings
            </a>
          </MenuItem>
          <MenuItem asChild>
            <a href="/support">
              <LifeBuoy className="size-4 text-ink-2" aria-hidden />
              Support
            </a>
          </MenuItem>
        </>
      )}
      <MenuItem onSelect={() => void signOut({ callbackUrl: '/auth/signin' })}>
        <LogOut className="size-4 text-ink-2" aria-hidden />
        Log out
      </MenuItem>
    </Menu>
  );
}
