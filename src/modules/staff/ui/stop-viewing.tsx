'use client';

import { useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import { showToast } from '@/ui/toast-store';
import { errorText } from '@/ui/words';

/** Ends the look as somebody else, and leads back to the page of that account. */
export function StopViewing({ userId }: { userId: string }) {
  const t = useMessages('viewing');
  const [busy, setBusy] = useState(false);
  async function stop() {
    setBusy(true);
    try {
      await sendJson('/api/user/view-as', 'DELETE');
      // All that is on the page is somebody else's.
      window.location.assign(`/admin/users/${userId}`);
    } catch (error) {
      setBusy(false);
      showToast(errorText(error), { tone: 'bad' });
    }
  }
  return (
    <Button size="small" busy={busy} onClick={() => void stop()}>
      {t('stop')}
    </Button>
  );
}
