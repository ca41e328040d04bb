'use client';

import { LifeBuoy, LogOut, Settings, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@/ui/menu';
import { showToast } from '@/ui/toast-store';
import { signOut } from './auth-client';

export interface UserMenuProps {
  readonly user: { readonly name: string | null; readonly email: string; readonly image: string | null };
  /** Shows name, address and "Log out" only. */
  readonly logOutOnly?: boolean;
  /** Of all settings the account alone is theirs: whoever is on the waitlist. */
  readonly waiting?: boolean;
  /** Leads to the staff area as well. */
  readonly admin?: boolean;
  /** Shows the name beside the picture. */
  readonly wide?: boolean;
}

function leave(failed: string): void {
  signOut('/auth/signin').catch(() => showToast(failed, { tone: 'bad' }));
}

interface UserMenuEntriesProps extends UserMenuProps {
  readonly trigger: ReactNode;
}

/** The user menu once it has been opened; a part of its own, so that pages load it only then. */
export function UserMenuEntries({ user, logOutOnly, waiting, admin, wide, trigger }: UserMenuEntriesProps) {
  const t = useMessages('shell');
  return (
    <Menu defaultOpen align={wide ? 'start' : 'end'} trigger={trigger}>
      <MenuLabel>
        <span dir="auto" className="block truncate text-left font-medium">
          {user.name ?? user.email}
        </span>
        <span className="block truncate text-xs text-ink-2">{user.email}</span>
      </MenuLabel>
      <MenuSeparator />
      {logOutOnly ? null : (
        <>
          <MenuItem asChild>
            <a href={waiting ? '/settings/account' : '/settings'}>
              <Settings className="size-4 text-ink-2" aria-hidden />
              {t(waiting ? 'account' : 'settings')}
            </a>
          </MenuItem>
          <MenuItem asChild>
            <a href="/support">
              <LifeBuoy className="size-4 text-ink-2" aria-hidden />
              {t('support')}
            </a>
          </MenuItem>
          {admin ? (
            <MenuItem asChild>
              <a href="/admin">
                <ShieldCheck className="size-4 text-ink-2" aria-hidden />
                {t('admin')}
              </a>
            </MenuItem>
          ) : null}
        </>
      )}
      <MenuItem onSelect={() => leave(t('stillSignedIn'))}>
        <LogOut className="size-4 text-ink-2" aria-hidden />
        {t('logOut')}
      </MenuItem>
    </Menu>
  );
}
