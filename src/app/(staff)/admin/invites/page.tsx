import { isNarrowed, tableQuery } from '@/core/http/table-query';
import { allPlans } from '@/modules/billing/queries/catalogue';
import { MAX_USES } from '@/modules/invites/constants';
import { invitesCount, invitesPage } from '@/modules/invites/queries';
import { INVITE_STATES, type InvitesQuery } from '@/modules/invites/schema';
import { LetIn, MakeInvite } from '@/modules/invites/ui/invite-forms';
import { InvitesTable } from '@/modules/invites/ui/invites-table';
import { signUps } from '@/modules/staff/queries/sign-ups';
import { runtime } from '@/ports/runtime';
import { PageHead, Section } from '@/ui/card';
import { Empty } from '@/ui/notes';
import { filterBy } from '@/ui/table/table-filter';
import { TableSearch } from '@/ui/table/table-search';
import { ClientMessages } from '../../../_shell/client-messages';
import { messagesOf } from '../../../_shell/locale';
import { guarded, titled } from '../../../_shell/session';

export const generateMetadata = titled('Invites', ['ADMIN']);

const COLUMNS = {
  sortable: [],
  hideable: ['gives', 'used', 'by', 'made'],
  filters: { state: INVITE_STATES },
} as const;

export default guarded(
  '/admin/invites',
  async (_, { searchParams }) => {
    const query = tableQuery(await searchParams, COLUMNS);
    const { settings, clock } = runtime();
    const nowMs = await clock.now();
    const asked = { q: query.q, ...(query.filters as Pick<InvitesQuery, 'state'>) };
    const [t, page, total, plans, { waiting }] = await Promise.all([
      messagesOf('invites'),
      invitesPage({ ...asked, limit: query.limit }, nowMs),
      invitesCount(asked, nowMs),
      settings.billing ? allPlans() : [],
      signUps(new Date()),
    ]);
    const filter = filterBy('state', [t('stateLabel'), t('anyState')], INVITE_STATES, t);
    return (
      <ClientMessages areas={['invites', 'table', 'form']}>
        <PageHead title={t('title')} line={t('line')} />
        <div className="mb-10 grid gap-10 lg:grid-cols-2">
          <Section title={t('make')}>
            <MakeInvite plans={plans.map(({ key, name }) => ({ key, name }))} mostUses={MAX_USES} />
          </Section>
          <Section title={t('waitlist')}>
            <p>{t('waiting', { count: waiting })}</p>
            <LetIn key={waiting} waiting={waiting} />
          </Section>
        </div>
        <div className="mb-4">
          <TableSearch label={t('search')} path="/admin/invites" query={query} filters={[filter]} />
        </div>
        {total === 0 ? (
          <Empty>{t(isNarrowed(query) ? 'noneSo' : 'none')}</Empty>
        ) : (
          <InvitesTable label={t('count', { count: total })} first={page} total={total} query={query} nowMs={nowMs} />
        )}
      </ClientMessages>
    );
  },
  ['ADMIN'],
);
