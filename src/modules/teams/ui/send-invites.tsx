'use client';

import { formatMoney } from '@/core/billing/money';
import { useLocale, useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Dialog, DialogClose } from '@/ui/dialog';
import type { InviteBatch } from '../schema';

const LEFT = {
  member: 'leftMember',
  invited: 'leftInvited',
  no_mail: 'leftNoMail',
  not_sent: 'leftNotSent',
} as const;

interface SendInvitesProps {
  /** What would be sent; null: nothing is asked. */
  readonly batch: InviteBatch | null;
  /** What a seat would cost, in words, where nobody pays for the team yet. */
  readonly unpaid: string | null;
  readonly busy: boolean;
  onClose(): void;
  onSend(): void;
}

/** Who would be invited and what it changes, before anything is sent. */
export function SendInvites({ batch, unpaid, busy, onClose, onSend }: SendInvitesProps) {
  const t = useMessages('team');
  const { invites = [], left = [], priceChange = null } = batch ?? {};
  const count = invites.length;
  const people = invites.map(({ email }) => email).join(', ');
  return (
    <Dialog
      open={batch !== null}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={count > 0 ? t('sendAsk', { count }) : t('nobodyToInvite')}
      description={count > 0 ? t('sendTo', { people }) : undefined}
    >
      <div className="grid gap-4">
        {left.length > 0 ? (
          <ul className="grid gap-1 text-ink-2">
            {left.map(({ email, reason }) => (
              <li key={email} className="wrap-anywhere">
                {t(LEFT[reason], { email })}
              </li>
            ))}
          </ul>
        ) : null}
        {count > 0 && priceChange ? <Price change={priceChange} /> : null}
        {count > 0 && unpaid ? <p>{t('sendUnpaid', { price: unpaid })}</p> : null}
        <div className="flex justify-end gap-2">
          <DialogClose>
            <Button>{t('notYet')}</Button>
          </DialogClose>
          {count > 0 ? (
            <Button look="primary" busy={busy} onClick={onSend}>
              {t('send')}
            </Button>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}

function Price({
  change: { currency, interval, seats, total, proration },
}: {
  change: NonNullable<InviteBatch['priceChange']>;
}) {
  const t = useMessages('team');
  const locale = useLocale();
  if (total.from === total.to) return <p>{t('sendFree')}</p>;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const each = interval === 'month' ? 'perMonth' : 'perYear';
  const words = (amount: number) => t(each, { amount: money(amount) });
  return (
    <p>
      {t('sendPrice', {
        before: words(total.from),
        seatsBefore: seats.from,
        after: words(total.to),
        seatsAfter: seats.to,
      })}{' '}
      {proration > 0 ? t('sendNow', { amount: money(proration) }) : null}
    </p>
  );
}
