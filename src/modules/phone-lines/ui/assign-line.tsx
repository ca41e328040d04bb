'use client';

import { useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { sendJson } from '@/ui/fetch-json';
import { Form, SaveButton } from '@/ui/form/form-parts';
import { useForm } from '@/ui/form/use-form';
import type { Line } from '../schema';
import { WhoseFields, whoseBody } from './whose-fields';

/** Gives a line to the pool or to somebody. */
export function AssignLine({ line }: { line: Line }) {
  const t = useMessages('phone-lines');
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button size="small">{t('assign')}</Button>}
      title={t('assignTitle', { number: line.number })}
    >
      <AssignForm line={line} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

function AssignForm({ line: { id, number, pool, user }, onDone }: { line: Line; onDone(): void }) {
  const t = useMessages('phone-lines');
  const form = useForm({
    saved: { whose: pool ? 'pool' : 'user', email: user?.email ?? '' },
    async send(values) {
      await sendJson(`/api/admin/phone-lines/${id}`, 'PATCH', whoseBody(values));
      onDone();
    },
    done: t('assigned', { number }),
  });
  return (
    <Form form={form} className="grid gap-4">
      <WhoseFields form={form} />
      <div>
        <SaveButton form={form}>{t('assignDo')}</SaveButton>
      </div>
    </Form>
  );
}
