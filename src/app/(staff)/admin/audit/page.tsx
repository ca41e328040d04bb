import { tableQuery } from '@/core/http/table-query';
import { auditCount, auditPage } from '@/modules/operations/queries/audit-log';
import { AUDIT_ACTORS, AUDIT_KINDS, type AuditQuery } from '@/modules/operations/schema';
import { AuditTable } from '@/modules/operations/ui/audit-table';
import { PageHead } from '@/ui/card';
import { Empty } from '@/ui/notes';
import { filterBy } from '@/ui/table/table-filter';
import { TableSearch } from '@/ui/table/table-search';
import { ClientMessages } from '../../../_shell/client-messages';
import { messagesOf } from '../../../_shell/locale';
import { guarded, titled } from '../../../_shell/session';

export const generateMetadata = titled('Audit log', ['ADMIN']);

const COLUMNS = {
  sortable: [],
  hideable: ['actor', 'person', 'reason'],
  filters: { kind: AUDIT_KINDS, by: AUDIT_ACTORS },
} as const;

export default guarded(
  '/admin/audit',
  async (_, { searchParams }) => {
    const query = tableQuery(await searchParams, COLUMNS);
    const t = await messagesOf('audit');
    const asked = { q: query.q, ...(query.filters as Pick<AuditQuery, 'kind' | 'by'>) };
    const [page, total] = await Promise.all([auditPage({ ...asked, limit: query.limit }), auditCount(asked)]);
    const filters = [
      filterBy('kind', [t('kind'), t('anyKind')], AUDIT_KINDS, t),
      filterBy('by', [t('by'), t('anybody')], AUDIT_ACTORS, t),
    ];
    return (
      <ClientMessages areas={['audit', 'table']}>
        <PageHead title={t('title')} line={t('line')} />
        <div className="mb-4">
          <TableSearch label={t('search')} path="/admin/audit" query={query} filters={filters} />
        </div>
        {total === 0 ? (
          <Empty>{t('none')}</Empty>
        ) : (
          <AuditTable
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
