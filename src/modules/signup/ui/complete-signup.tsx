'use client';

import { useEffect } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { LoadingScreen, MessageScreen } from '@/ui/full-screen';
import { useSignupSync } from './use-signup-sync';

/** Waits until what was told at sign-up is with the account. Where that fails, the way on is open all the same. */
export function CompleteSignup() {
  const t = useMessages('complete');
  const ui = useMessages('ui');
  const sync = useSignupSync();
  useEffect(() => {
    if (sync === 'none') window.location.replace('/');
  }, [sync]);
  if (sync !== 'kept') return <LoadingScreen label={ui('loading')} />;
  return (
    <MessageScreen
      title={t('readyTitle')}
      action={
        <Button asChild look="primary">
          <a href="/">{t('goOnHome')}</a>
        </Button>
      }
    >
      <p>{t('ready')}</p>
    </MessageScreen>
  );
}
