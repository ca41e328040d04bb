import { tableQuery } from '@/core/http/table-query';
import { formatLocalDate } from '@/core/time/calendar-date';
import { seesEvery } from '@/modules/audits/policy';
import { auditsOf } from '@/modules/audits/queries/audits';
import { trainersFor } from '@/modules/audits/queries/trainers';
import { AUDIT_SORTS } from '@/modules/audits/schema';
import { AuditsTable } from '@/modules/audits/ui/audits-table';
import { BeginForm } from '@/modules/audits/ui/begin-form';
import { HELPERS } from '@/modules/staff/schema';
import { runtime } from '@/ports/runtime';
import { PageHead, Section } from '@/ui/card';
import { Empty } from '@/ui/notes';
import { TableSearch } from '@/ui/table/table-search';
import { ClientMessages } from '../../_shell/client-messages';
import { messagesOf } from '../../_shell/locale';
import { guarded, titled } from '../../_shell/session';

export const generateMetadata = titled(async () => (await messagesOf('audits'))('title'), HELPERS);

const COLUMNS = { sortable: AUDIT_SORTS, hideable: ['period', 'handled', 'judged', 'state'] } as const;
const DAY_MS = 86_400_000;

export default guarded(
  '/trainer-audits',
  async (user, { searchParams }) => {
    const every = seesEvery(user);
    const query = tableQuery(await searchParams, COLUMNS);
    const { q, limit } = query;
    const [t, { total, ...first }, trainers, nowMs] = await Promise.all([
      messagesOf('audits'),
      auditsOf(user, query, { limit }),
      every ? trainersFor(user.id) : [],
      runtime().clock.now(),
    ]);
    const today = Math.floor(nowMs / DAY_MS);
    const label = q ? t('matches', { count: total }) : t('all');
    const empty = q ? t('noneFound', { q }) : every ? t('none') : t('noneOwn');
    return (
      <ClientMessages areas={['audits', 'form', 'table']}>
        <PageHead title={t('title')} line={every ? t('line') : t('lineOwn')} />
        <div className="grid gap-10">
          {every ? (
            <Section title={t('begin')}>
              {trainers.length === 0 ? (
                <Empty>{t('noTrainers')}</Empty>
              ) : (
                <>
                  <p className="prose-width -mt-2 text-ink-2">{t('beginLine')}</p>
                  <BeginForm trainers={trainers} from={formatLocalDate(today - 7)} to={formatLocalDate(today)} />
                </>
              )}
            </Section>
          ) : null}
          <Section title={label}>
            <TableSearch label={t('search')} path="/trainer-audits" query={query} />
            {total === 0 ? (
              <Empty>{empty}</Empty>
            ) : (
              <AuditsTable label={label} first={first} total={total} query={query} />
            )}
          </Section>
        </div>
      </ClientMessages>
    );
  },
  HELPERS,
);
