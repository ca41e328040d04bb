'use client';

import { signOut } from 'next-auth/react';
import { useState } from 'react';
import { Button } from '@/ui/button';

export function SignOutButton() {
  const [busy, setBusy] = useState(false);
  return (
    <Button
      look="primary"
      busy={busy}
      onClick={() => {
        setBusy(true);
        void signOut({ callbackUrl: '/auth/signin' });
      }}
    >
      Sign out
    </Button>
  );
}
