'use client';

import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Dialog, DialogClose } from '@/ui/dialog';
import { sendJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';
import type { BillOf } from '../schema';

/** Leads to the vendor's page on which a card is given that pays from then on. */
export function CardButton({ of, label }: { of: BillOf; label: string }) {
  const { busy, run } = useAction();
  const go = () =>
    run(async () => {
      const { url } = await sendJson<{ url: string }>('/api/stripe/card', 'POST', { of });
      window.location.assign(url);
    }, label);
  return (
    <Button look="primary" busy={busy} onClick={() => void go()}>
      {label}
    </Button>
  );
}

interface PayInsteadProps {
  /** Who pays now; null: nobody who is there. */
  readonly who: string | null;
  /** All seats for an interval, in words. */
  readonly price: string;
  /** When it is charged next, in words. */
  readonly day: string;
}

/** Pays for the team from now on, with a card of one's own: what that costs is said first. */
export function PayInstead({ who, price, day }: PayInsteadProps) {
  const t = useMessages('billing');
  return (
    <Dialog
      trigger={<Button look={who === null ? 'primary' : 'plain'}>{t('payInstead')}</Button>}
      title={t('payInsteadTitle')}
      description={who === null ? t('payInsteadNobody', { price, day }) : t('payInsteadText', { who, price, day })}
    >
      <div className="flex justify-end gap-2">
        <DialogClose>
          <Button look="quiet">{t('notNow')}</Button>
        </DialogClose>
        <CardButton of="team" label={t('giveCard')} />
      </div>
    </Dialog>
  );
}
