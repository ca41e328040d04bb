import Link from 'next/link';
import type { ReactNode } from 'react';
import { formatMoney } from '@/core/billing/money';
import { minuteOf } from '@/core/time/period';
import { wallDay } from '@/core/time/wall-format';
import type { Translate } from '@/messages/message-keys';
import { Section } from '@/ui/card';
import { Empty } from '@/ui/notes';
import type { Business } from '../queries/business';

/** How a subscription stands, by the keys of the messages. */
export const STATE_WORDS = {
  active: 'active',
  trialing: 'trialing',
  past_due: 'past_due',
  unpaid: 'unpaid',
  paused: 'paused',
} as const;

interface BusinessViewProps {
  readonly business: Business;
  readonly locale: string;
  readonly t: Translate<'business'>;
}

/** What comes in, how subscriptions stand, and whom to write to. Days are those of UTC. */
export function BusinessView({ business, locale, t }: BusinessViewProps) {
  const { states, monthly, starting, failed, trials } = business;
  const day = (ms: number) => wallDay(minuteOf(ms), locale);
  const money = ({ amount, currency }: { amount: number; currency: string }) => formatMoney(amount, currency, locale);
  const facts = [
    ...states.counts.map(({ state, count }) => [t(STATE_WORDS[state]), count] as const),
    [t('ending'), states.ending] as const,
  ];
  return (
    <div className="grid gap-10 lg:grid-cols-2">
      <Section title={t('monthly')}>
        {monthly.length === 0 ? <p className="text-ink-2">{t('none')}</p> : null}
        {monthly.map((one) => (
          <p key={one.currency} className="text-2xl font-semibold tabular-nums">
            {money(one)} <span className="text-sm font-normal text-ink-2 uppercase">{one.currency}</span>
          </p>
        ))}
        <p className="prose-width text-ink-2">{t('monthlyLine')}</p>
      </Section>
      <Section title={t('states')}>
        <dl className="border-b border-line">
          {facts.map(([name, count]) => (
            <div key={name} className="flex justify-between gap-4 border-t border-line py-1.5">
              <dt className="text-ink-2">{name}</dt>
              <dd className="font-medium tabular-nums">{count}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={t('failed')} aside={failed.length}>
        <Rows empty={t('noFailed')}>
          {failed.map((one) => (
            <Row key={one.id} who={one} t={t}>
              {t('failedRow', {
                plan: one.plan,
                amount: money(one.due ?? one),
                since: day(one.pastDueSince ?? one.periodEnd),
              })}
              {', '}
              {one.nextAttemptAt === null ? t('noRetry') : t('retry', { day: day(one.nextAttemptAt) })}
            </Row>
          ))}
        </Rows>
      </Section>
      <Section title={t('starting')} aside={starting.length}>
        <Rows empty={t('noStarting')}>
          {starting.map((one) => (
            <Row key={one.id} who={one} t={t}>
              {t('startingRow', { plan: one.plan, amount: money(one), day: day(one.periodEnd) })}
            </Row>
          ))}
        </Rows>
      </Section>
      <Section title={t('trials')} aside={trials.total} className="lg:col-span-2">
        <Rows empty={t('noTrials')}>
          {trials.rows.map((one) => (
            <Row key={one.userId} who={one} t={t}>
              {t('trialRow', { plan: one.plan, day: day(one.endsAt) })}
            </Row>
          ))}
        </Rows>
        {trials.total > trials.rows.length ? <p>{t('more', { count: trials.total - trials.rows.length })}</p> : null}
      </Section>
    </div>
  );
}

function Rows({ empty, children }: { empty: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return <Empty>{empty}</Empty>;
  return <ul className="border-b border-line">{children}</ul>;
}

interface RowProps {
  /** A team's payer, or somebody themselves. */
  readonly who: { readonly userId: string | null; readonly email: string | null; readonly team?: string | null };
  readonly t: Translate<'business'>;
  readonly children: ReactNode;
}

function Row({ who: { userId, email, team }, t, children }: RowProps) {
  return (
    <li className="border-t border-line py-1.5">
      <span className="block wrap-anywhere">
        {userId ? (
          <Link href={`/admin/users/${userId}` as '/'} className="font-medium underline underline-offset-3">
            {email}
          </Link>
        ) : (
          t('nobody')
        )}
        {team ? <span className="text-ink-2"> · {team}</span> : null}
      </span>
      <span className="block text-xs text-ink-2">{children}</span>
    </li>
  );
}
