'use client';

import { useEffect } from 'react';
import { Button } from '@/ui/button';
import { LoadingScreen, MessageScreen } from '@/ui/full-screen';
import { useSignupSync } from './use-signup-sync';

/** Waits until what was told at sign-up is with the account. Where that fails, the way on is open all the same. */
export function CompleteSignup() {
  const sync = useSignupSync();
  useEffect(() => {
    if (sync === 'none') window.location.replace('/');
  }, [sync]);
  if (sync !== 'kept') return <LoadingScreen />;
  return (
    <MessageScreen
      title="You are signed in"
      action={
        <Button asChild look="primary">
          <a href="/">Continue</a>
        </Button>
      }
    >
      <p>Your account is ready.</p>
    </MessageScreen>
  );
}
