import { limitsOf } from '@/core/http/form-limits';
import { pageSize } from '@/core/http/page';
import { tableQuery } from '@/core/http/table-query';
import { possibleLabelers, sessionsOf } from '@/modules/labels/queries/sessions';
import { newSession } from '@/modules/labels/schema';
import { SessionForm } from '@/modules/labels/ui/session-form';
import { SessionsTable } from '@/modules/labels/ui/sessions-table';
import { HELPERS } from '@/modules/staff/schema';
import { runtime } from '@/ports/runtime';
import { PageHead, Section } from '@/ui/card';
import { Empty } from '@/ui/notes';
import { TableSearch } from '@/ui/table/table-search';
import { ClientMessages } from '../../../_shell/client-messages';
import { messagesOf } from '../../../_shell/locale';
import { guarded, titled } from '../../../_shell/session';

export const generateMetadata = titled(async () => (await messagesOf('labels'))('sessions'), HELPERS);

const PATH = '/admin/labeling-sessions';
const COLUMNS = { sortable: [], hideable: ['progress', 'size', 'created'] } as const;

export default guarded(
  PATH,
  async (_, { searchParams }) => {
    const query = tableQuery(await searchParams, COLUMNS);
    const [t, people, nowMs, { total, ...first }] = await Promise.all([
      messagesOf('labels'),
      possibleLabelers(),
      runtime().clock.now(),
      sessionsOf({ q: query.q, limit: pageSize({ limit: query.limit }) }),
    ]);
    return (
      <ClientMessages areas={['labels', 'table', 'form']}>
        <PageHead title={t('sessions')} line={t('sessionsLine')} />
        <div className="grid gap-10">
          <div className="grid gap-3">
            <TableSearch label={t('searchSessions')} path={PATH} query={query} />
            {total === 0 ? (
              <Empty>{query.q ? t('noSessionsSo') : t('noSessions')}</Empty>
            ) : (
              <SessionsTable label={t('sessions')} first={first} total={total} query={query} nowMs={nowMs} />
            )}
          </div>
          <Section title={t('newSession')}>
            <SessionForm people={people} limits={limitsOf(newSession.omit({ labelers: true, rule: true }))} />
          </Section>
        </div>
      </ClientMessages>
    );
  },
  HELPERS,
);
