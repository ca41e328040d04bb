'use client';

import { useState } from 'react';
import { Button } from '@/ui/button';
import { signOut } from './auth-client';

export function SignOutButton() {
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
      Sign out
    </Button>
  );
}
