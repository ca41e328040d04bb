'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/ui/button';
import { signOut } from './auth-client';

export function SignOutButton({ children }: { children: ReactNode }) {
  const [busy, setBusy] = useState(false);
  return (
    <Button
      look="primary"
      busy={busy}
      onClick={() => {
        setBusy(true);
        // Without a connection nobody is signed out: the button can be pressed again.
        signOut('/auth/signin').catch(() => setBusy(false));
      }}
    >
      {children}
    </Button>
  );
}
