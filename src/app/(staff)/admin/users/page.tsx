import { tableQuery } from '@/core/http/table-query';
import { ROLES } from '@/modules/identity/schema';
import { usersCount, usersPage } from '@/modules/staff/queries/users';
import { USER_SORTS, USER_STATES, type UsersQuery } from '@/modules/staff/schema';
import { UsersTable } from '@/modules/staff/ui/users-table';
import { runtime } from '@/ports/runtime';
import { PageHead } from '@/ui/card';
import { Empty } from '@/ui/notes';
import { filterBy } from '@/ui/table/table-filter';
import { TableSearch } from '@/ui/table/table-search';
import { ClientMessages } from '../../../_shell/client-messages';
import { messagesOf } from '../../../_shell/locale';
import { guarded, titled } from '../../../_shell/session';

export const generateMetadata = titled('Users', ['ADMIN']);

const COLUMNS = {
  sortable: USER_SORTS,
  hideable: ['role', 'plan', 'help', 'joined'],
  filters: { role: ROLES, state: USER_STATES },
} as const;

export default guarded(
  '/admin/users',
  async (_, { searchParams }) => {
    const query = tableQuery(await searchParams, COLUMNS);
    const t = await messagesOf('users');
    const { settings, clock } = runtime();
    const asked = { q: query.q, ...(query.filters as Pick<UsersQuery, 'role' | 'state'>) };
    const place = { billing: settings.billing, nowMs: await clock.now() };
    const [page, total] = await Promise.all([
      usersPage({ ...asked, limit: query.limit, order: query.sort }, place),
      usersCount(asked),
    ]);
    const filters = [
      filterBy('role', [t('role'), t('anyRole')], ROLES, (role) => role),
      filterBy('state', [t('stateLabel'), t('anyState')], USER_STATES, t),
    ];
    return (
      <ClientMessages areas={['users', 'table']}>
        <PageHead title={t('title')} line={t('line')} />
        <div className="mb-4">
          <TableSearch label={t('search')} path="/admin/users" query={query} filters={filters} />
        </div>
        {total === 0 ? (
          <Empty>{t('none')}</Empty>
        ) : (
          <UsersTable
            label={t('count', { count: total })}
            first={page}
            total={total}
            query={query}
            nowMs={Date.now()}
          />
        )}
      </ClientMessages>
    );
  },
  ['ADMIN'],
);
