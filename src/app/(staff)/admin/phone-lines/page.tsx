import { tableQuery } from '@/core/http/table-query';
import { linesOf } from '@/modules/phone-lines/queries';
import { LINE_SORTS, LINE_STATES, type LineState } from '@/modules/phone-lines/schema';
import { AddLine } from '@/modules/phone-lines/ui/add-line';
import { LineTable } from '@/modules/phone-lines/ui/line-table';
import { runtime } from '@/ports/runtime';
import { PageHead, Section } from '@/ui/card';
import { Empty } from '@/ui/notes';
import { filterBy } from '@/ui/table/table-filter';
import { TableSearch } from '@/ui/table/table-search';
import { ClientMessages } from '../../../_shell/client-messages';
import { messagesOf } from '../../../_shell/locale';
import { guarded, titled } from '../../../_shell/session';

export const generateMetadata = titled('Phone lines', ['ADMIN']);

const COLUMNS = {
  sortable: LINE_SORTS,
  hideable: ['whose', 'can', 'spend', 'since'],
  filters: { state: LINE_STATES },
} as const;

export default guarded(
  '/admin/phone-lines',
  async (_, { searchParams }) => {
    const query = tableQuery(await searchParams, COLUMNS);
    const nowMs = await runtime().clock.now();
    const state = query.filters?.state as LineState | undefined;
    const [t, { total, ...first }] = await Promise.all([
      messagesOf('phone-lines'),
      linesOf({ ...query, state }, nowMs),
    ]);
    const label = t('all', { count: total });
    const narrowed = query.q !== '' || state !== undefined;
    return (
      <ClientMessages areas={['phone-lines', 'table', 'form']}>
        <PageHead title={t('title')} line={t('line')} actions={<AddLine />} />
        <Section
          title={label}
          actions={
            <TableSearch
              label={t('search')}
              path="/admin/phone-lines"
              query={query}
              filters={[filterBy('state', [t('state'), t('anyState')], LINE_STATES, t)]}
            />
          }
        >
          {total === 0 ? (
            <Empty>{narrowed ? t('noMatch') : t('none')}</Empty>
          ) : (
            <LineTable label={label} first={first} total={total} query={query} nowMs={nowMs} />
          )}
        </Section>
      </ClientMessages>
    );
  },
  ['ADMIN'],
);
