import type { ReactNode } from 'react';
import { formatMoney } from '@/core/billing/money';
import { userPayment } from '@/modules/billing/queries/user-payment';
import { STATE_WORDS } from '@/modules/billing/ui/business-view';
import { InvoiceList } from '@/modules/billing/ui/invoice-list';
import { accountById } from '@/modules/identity/queries';
import { runtime } from '@/ports/runtime';
import { Section } from '@/ui/card';
import { currentLocale, messagesOf } from '../../../../_shell/locale';

interface PaymentProps {
  readonly userId: string;
  /** A moment (ms since 1970) as a day of UTC. */
  day(ms: number): string;
}

interface Fact {
  readonly key: string;
  readonly name: string;
  readonly value: ReactNode;
}

/** What somebody pays, for themselves and for a team, who pays for theirs, and their invoices. */
export async function Payment({ userId, day }: PaymentProps) {
  const [t, words, locale, seen] = await Promise.all([
    messagesOf('business'),
    messagesOf('billing'),
    currentLocale(),
    userPayment(userId, runtime()),
  ]);
  const payer = seen.team?.payerId ? await accountById(seen.team.payerId) : null;
  const facts: Fact[] = [];
  for (const { id, paid, team, coupon, customerId, vendorPage } of seen.bills) {
    const add = (name: string, value: ReactNode) => facts.push({ key: `${id} ${name}`, name, value });
    const interval = paid?.interval ?? 'month';
    const amount = formatMoney(paid?.amount ?? 0, paid?.currency ?? 'usd', locale);
    const state = t(STATE_WORDS[(paid?.status ?? 'active') as keyof typeof STATE_WORDS]);
    const line = paid ? t('paysLine', { plan: paid.plan, amount, interval, state }) : t('none');
    add(team ? t('paysTeam', { team }) : t('pays'), line);
    if (paid?.renewsAt) add(t('next'), day(paid.renewsAt));
    if (paid?.endsAt) add(t('endsOn'), day(paid.endsAt));
    if (coupon) add(t('coupon'), coupon);
    if (customerId) add(t('vendor'), <Linked href={vendorPage}>{customerId}</Linked>);
  }
  if (seen.team?.paying) {
    const who = payer ? <Linked href={`/admin/users/${payer.id}`}>{payer.email}</Linked> : t('nobody');
    facts.push({ key: 'team', name: t('inTeam', { team: seen.team.name }), value: who });
  }
  return (
    <Section title={t('payment')} className="lg:col-span-2">
      {facts.length === 0 ? <p className="text-ink-2">{t('none')}</p> : null}
      <dl className={facts.length > 0 ? 'border-b border-line' : undefined}>
        {facts.map(({ key, name, value }) => (
          <div key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-1.5">
            <dt className="text-ink-2">{name}</dt>
            <dd className="text-right font-medium tabular-nums wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {seen.invoices.length > 0 ? <InvoiceList invoices={seen.invoices} locale={locale} t={words} day={day} /> : null}
    </Section>
  );
}

/** Where there is nowhere to go it is mere text, as at a stand-in. */
function Linked({ href, children }: { href: string | null; children: string }) {
  if (!href) return children;
  return (
    <a href={href} className="underline underline-offset-3">
      {children}
    </a>
  );
}
