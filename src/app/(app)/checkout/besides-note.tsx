import { formatMoney } from '@/core/billing/money';
import type { Translate } from '@/messages/message-keys';
import { BILLING_PATH } from '@/modules/billing/constants';
import type { PaidBesides } from '@/modules/billing/queries/besides';
import { Note } from '@/ui/notes';

/** Says that another plan goes on being paid, and where it can be ended. */
export function BesidesNote({ other, locale, t }: { other: PaidBesides; locale: string; t: Translate<'billing'> }) {
  if (other.of === 'others') return <Note>{t('goesOnOthers', { plan: other.plan })}</Note>;
  const words = t.rich(other.of === 'own' ? 'goesOnOwn' : 'goesOnTeam', {
    plan: other.plan,
    amount: formatMoney(other.amount, other.currency, locale),
    interval: other.interval,
    link: (label) => (
      <a href={BILLING_PATH} className="underline underline-offset-3">
        {label}
      </a>
    ),
  });
  return <Note>{words}</Note>;
}
