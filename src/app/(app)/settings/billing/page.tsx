import { formatDay } from '@/core/time/format';
import { minuteOf } from '@/core/time/period';
import { zoneTable } from '@/core/time/zone';
import { billingView } from '@/modules/billing/queries/page';
import { proCodesOf } from '@/modules/billing/queries/pro-codes';
import { FeatureList } from '@/modules/billing/ui/feature-list';
import { InvoiceList } from '@/modules/billing/ui/invoice-list';
import { ProCodes } from '@/modules/billing/ui/pro-codes';
import { standingLine } from '@/modules/billing/ui/standing-line';
import { flagOn } from '@/modules/flags/queries';
import { runtime } from '@/ports/runtime';
import { PageHead, Section } from '@/ui/card';
import { ClientMessages } from '../../../_shell/client-messages';
import { currentLocale, messagesOf } from '../../../_shell/locale';
import { ownerZone } from '../../../_shell/owner-zone';
import { currentSession, first, guarded, titled } from '../../../_shell/session';
import { CurrentPlan } from './current-plan';

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
  const [view, codes, listed] = await Promise.all([
    billingView(user.id, settings.grandfatherBefore, nowMs),
    proCodesOf(user.id, true, nowMs),
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
  return (
    <div className="grid max-w-2xl gap-10">
      <div>
        <PageHead title={t('title')} line={standingLine(t, view, day)} />
        <ClientMessages areas={['billing', 'form']}>
          <CurrentPlan view={view} wanted={wanted} day={day} locale={locale} t={t} />
        </ClientMessages>
      </div>
      {listed && view.plan ? (
        <Section title={t('have')}>
          <FeatureList plan={view.plan} t={plans} />
        </Section>
      ) : null}
      {own && (items.length > 0 || codes.left > 0) ? (
        <Section title={t('codes')}>
          <ClientMessages areas={['billing', 'form']}>
            <ProCodes left={codes.left} items={items} />
          </ClientMessages>
        </Section>
      ) : null}
      <Section title={t('invoices')}>
        <InvoiceList invoices={view.invoices} locale={locale} t={t} day={day} />
      </Section>
    </div>
  );
});
