import { isNarrowed, tableQuery } from '@/core/http/table-query';
import { offeredPlans } from '@/modules/billing/queries/catalogue';
import { couponsCount, couponsPage } from '@/modules/billing/queries/coupons';
import { CouponsTable } from '@/modules/billing/ui/coupons-table';
import { MakeCoupon } from '@/modules/billing/ui/make-coupon';
import { runtime } from '@/ports/runtime';
import { PageHead, Section } from '@/ui/card';
import { Empty, Note } from '@/ui/notes';
import { TableSearch } from '@/ui/table/table-search';
import { ClientMessages } from '../../../_shell/client-messages';
import { messagesOf } from '../../../_shell/locale';
import { guarded, titled } from '../../../_shell/session';

export const generateMetadata = titled('Coupons', ['ADMIN']);

const COLUMNS = { sortable: [], hideable: ['gives', 'used', 'plans', 'until', 'made'] } as const;

export default guarded(
  '/admin/coupons',
  async (_, { searchParams }) => {
    const query = tableQuery(await searchParams, COLUMNS);
    const { q, limit } = query;
    const { settings, clock } = runtime();
    const nowMs = await clock.now();
    const [t, page, total, plans] = await Promise.all([
      messagesOf('coupons'),
      couponsPage({ q, limit }, nowMs),
      couponsCount(q),
      offeredPlans(),
    ]);
    const sold = plans.filter(({ prices }) => prices.length > 0);
    return (
      <ClientMessages areas={['coupons', 'table', 'form']}>
        <PageHead title={t('title')} line={t('line')} />
        {settings.billing ? null : <Note className="mb-6">{t('billingOff')}</Note>}
        <Section title={t('make')} className="mb-10">
          <MakeCoupon plans={sold.map(({ key, name }) => ({ key, name }))} />
        </Section>
        <div className="mb-4">
          <TableSearch label={t('search')} path="/admin/coupons" query={query} />
        </div>
        {total === 0 ? (
          <Empty>{t(isNarrowed(query) ? 'noneSo' : 'none')}</Empty>
        ) : (
          <CouponsTable
            label={t('count', { count: total })}
            first={page}
            total={total}
            query={query}
            nowMs={nowMs}
            plans={Object.fromEntries(plans.map(({ key, name }) => [key, name]))}
          />
        )}
      </ClientMessages>
    );
  },
  ['ADMIN'],
);
