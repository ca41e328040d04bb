import { formatDay } from '@/core/time/format';
import { minuteOf } from '@/core/time/period';
import { zoneTable } from '@/core/time/zone';
import { loopsThisMonth } from '@/modules/billing/queries/entitlement';
import { nextInvoice } from '@/modules/billing/queries/next-invoice';
import { billingView } from '@/modules/billing/queries/page';
import { proCodesOf } from '@/modules/billing/queries/pro-codes';
import { trialOffer } from '@/modules/billing/queries/trial-offer';
import { CardSaved } from '@/modules/billing/ui/card-saved';
import { FeatureList } from '@/modules/billing/ui/feature-list';
import { InvoiceList } from '@/modules/billing/ui/invoice-list';
import { ProCodes } from '@/modules/billing/ui/pro-codes';
import { linesBesides, standingLine } from '@/modules/billing/ui/standing-line';
import { flagOn } from '@/modules/flags/queries';
import { runtime } from '@/ports/runtime';
import { PageHead, Section } from '@/ui/card';
import { ClientMessages } from '../../../_shell/client-messages';
import { currentSession } from '../../../_shell/current-session';
import { currentLocale, messagesOf } from '../../../_shell/locale';
import { ownerZone } from '../../../_shell/owner-zone';
import { first, guarded, titled } from '../../../_shell/session';
import { BillCard, WithoutBill } from './bill-card';

export const generateMetadata = titled(async () => (await messagesOf('billing'))('title'));

export default guarded('/settings/billing', async (user, { searchParams }) => {
  const { settings, clock } = runtime();
  const [t, plans, locale, { zone }, query] = await Promise.all([
    messagesOf('billing'),
    messagesOf('plans'),
    currentLocale(),
    ownerZone(user.id),
    searchParams,
  ]);
  if (!settings.billing) return <PageHead title={t('title')} line={t('offLine')} />;
  const nowMs = await clock.now();
  const [view, codes, offer, begun, listed] = await Promise.all([
    billingView(user.id, settings.grandfatherBefore, nowMs),
    proCodesOf(user.id, true, nowMs),
    trialOffer(user.id, nowMs),
    loopsThisMonth(user.id, nowMs),
    flagOn('features', user.id),
  ]);
  const day = (ms: number) => formatDay(minuteOf(ms), zoneTable(zone), locale, { year: true });
  const wanted = first(query.plan) ? `${first(query.plan)} ${first(query.interval) ?? 'month'}` : null;
  // Whoever has a code may use it: they are not for whoever looks as somebody else.
  const own = !(await currentSession())?.viewAs;
  const items = (own ? codes.items : []).map((item) => ({
    ...item,
    url: `/free-trial?code=${item.code}`,
    until: day(item.expiresAt),
  }));
  const lines = linesBesides(t, view, { nowMs, day });
  // A page that was only opened leaves an account, and nothing to show of it.
  const bills = view.bills.filter(({ subscription, invoices }) => subscription !== null || invoices.length > 0);
  const paying = bills.some(({ subscription }) => subscription !== null);
  const several = bills.length > 1;
  const nexts = await Promise.all(bills.map(({ subscription }) => nextInvoice(subscription, runtime())));
  const cards = bills.map((bill, index) => (
    <BillCard
      key={bill.of}
      {...{ bill, wanted, nowMs, locale, t, day }}
      next={nexts[index] ?? null}
      line={lines[bill.of] ?? null}
    />
  ));
  const given = first(query.card);
  return (
    <div className="grid max-w-2xl gap-10">
      <div>
        <PageHead title={t('title')} line={standingLine(t, view, day)} />
        {given && own ? (
          <ClientMessages areas={['billing']}>
            <CardSaved sessionId={given} />
          </ClientMessages>
        ) : null}
        {paying && several ? null : (
          <ClientMessages areas={['billing', 'form']}>
            {paying ? (
              cards
            ) : (
              <WithoutBill
                plan={view.standing.plan.name}
                tryDays={offer.kind === 'eligible' ? offer.days : null}
                bill={several ? undefined : (bills[0] ?? view.bills[0])}
                t={t}
              />
            )}
          </ClientMessages>
        )}
      </div>
      {several
        ? bills.map(({ of, team, invoices }, index) => (
            <Section key={of} title={team === null ? t('ownPlan') : t('teamPlan', { team })}>
              <ClientMessages areas={['billing', 'form']}>{cards[index]}</ClientMessages>
              <h3 className="mt-2 font-medium">{t('invoices')}</h3>
              <InvoiceList invoices={invoices} locale={locale} t={t} day={day} />
            </Section>
          ))
        : null}
      {listed && view.plan ? (
        <Section title={t('have')}>
          <FeatureList plan={view.plan} loops={begun} t={plans} />
        </Section>
      ) : null}
      {own && (items.length > 0 || codes.left > 0) ? (
        <Section title={t('codes')}>
          <ClientMessages areas={['billing', 'form']}>
            <ProCodes left={codes.left} items={items} />
          </ClientMessages>
        </Section>
      ) : null}
      {several ? null : (
        <Section title={t('invoices')}>
          <InvoiceList
            invoices={bills.length > 0 || view.paidBefore.length === 0 ? (bills[0]?.invoices ?? []) : view.paidBefore}
            locale={locale}
            t={t}
            day={day}
          />
        </Section>
      )}
      {view.paidBefore.length > 0 && bills.length > 0 ? (
        <Section title={t('paidBefore')}>
          <InvoiceList invoices={view.paidBefore} locale={locale} t={t} day={day} />
        </Section>
      ) : null}
    </div>
  );
});
