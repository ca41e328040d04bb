'use client';

import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import { Note } from '@/ui/notes';
import { useStep } from './use-step';

/** Ends the introduction at the calendar: all that is asked after it has a usual answer, and can be set later. */
export function StartNow() {
  const t = useMessages('onboarding');
  const { busy, failed, finish, go } = useStep('calendar');
  const start = async () => {
    if (await finish({}, () => sendJson('/api/user/onboarded', 'POST'))) go('/dashboard');
  };
  return (
    <>
      <Button look="primary" busy={busy} onClick={() => void start()}>
        {t('startNow')}
      </Button>
      {failed ? (
        <Note tone="bad" className="basis-full">
          {failed}
        </Note>
      ) : null}
    </>
  );
}
