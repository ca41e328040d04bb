'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { sendJson } from '@/ui/fetch-json';
import { showToast } from '@/ui/toast-store';
import { errorText } from '@/ui/words';

/** Closes a session after a question, and says what became of its labels. */
export function CloseSession({ id, name }: { id: string; name: string }) {
  const t = useMessages('labels');
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [open, setOpen] = useState(false);
  async function close() {
    setBusy(true);
    try {
      const result = await sendJson<{ gold: number; left: number }>(`/api/admin/labeling-sessions/${id}/close`, 'POST');
      showToast(t('closed', result));
      setOpen(false);
      router.refresh();
    } catch (error) {
      showToast(errorText(error), { tone: 'bad' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={t('closeWhat', { name })}
      description={t('closeWhy')}
      trigger={<Button look="quiet">{t('close')}</Button>}
    >
      <div className="flex justify-end gap-2">
        <Button look="quiet" onClick={() => setOpen(false)}>
          {t('closeNot')}
        </Button>
        <Button look="primary" busy={busy} onClick={() => void close()}>
          {t('close')}
        </Button>
      </div>
    </Dialog>
  );
}
