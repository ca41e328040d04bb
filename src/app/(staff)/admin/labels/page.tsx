import Link from 'next/link';
import { pageSize } from '@/core/http/page';
import { isNarrowed, sortText, tableQuery } from '@/core/http/table-query';
import { INTENTS } from '@/core/reading/reading';
import { MOST_COUNTED } from '@/modules/labels/constants';
import { labelsCount, labelsOf } from '@/modules/labels/queries/labels';
import { possibleLabelers } from '@/modules/labels/queries/sessions';
import { LABEL_SORTS, LABEL_STATES, type LabelState } from '@/modules/labels/schema';
import { LabelsTable } from '@/modules/labels/ui/labels-table';
import { HELPERS } from '@/modules/staff/schema';
import { runtime } from '@/ports/runtime';
import { Button } from '@/ui/button';
import { PageHead } from '@/ui/card';
import { Empty } from '@/ui/notes';
import { filterBy } from '@/ui/table/table-filter';
import { TableSearch } from '@/ui/table/table-search';
import { ClientMessages } from '../../../_shell/client-messages';
import { messagesOf } from '../../../_shell/locale';
import { guarded, titled } from '../../../_shell/session';

export const generateMetadata = titled(async () => (await messagesOf('labels'))('title'), HELPERS);

const PATH = '/admin/labels';

export default guarded(
  PATH,
  async (user, { searchParams }) => {
    const [t, people, nowMs] = await Promise.all([messagesOf('labels'), possibleLabelers(), runtime().clock.now()]);
    const query = tableQuery(await searchParams, {
      sortable: LABEL_SORTS,
      hideable: ['kinds', 'labeler', 'session', 'seconds', 'updated'],
      filters: { state: LABEL_STATES, kind: INTENTS, labeler: people.map(({ id }) => id) },
    });
    const { q, sort, limit, filters = {} } = query;
    const narrowed = { ...filters, state: filters.state as LabelState | undefined };
    const asked = { ...narrowed, q };
    const page = { ...asked, limit: pageSize({ limit }), ...(sort ? { sort: sortText(sort) } : {}) };
    const [first, total, gold] = await Promise.all([
      labelsOf(user.id, page),
      labelsCount(user.id, asked),
      labelsCount(user.id, { state: 'gold' }),
    ]);
    const words = {
      draft: t('stateDraft'),
      submitted: t('stateSubmitted'),
      gold: t('stateGold'),
      superseded: t('stateSuperseded'),
    };
    return (
      <ClientMessages areas={['labels', 'table']}>
        <PageHead
          title={t('title')}
          line={t('line')}
          actions={
            <div className="flex flex-wrap gap-2">
              {gold === 0 ? null : (
                <>
                  <Button asChild look="quiet">
                    <a href="/api/admin/labels/export" download>
                      {t('exportGold')}
                    </a>
                  </Button>
                  <Button asChild look="quiet">
                    <a href="/api/admin/labels/export?redact=1" download>
                      {t('exportRedacted')}
                    </a>
                  </Button>
                </>
              )}
              <Button asChild look="primary">
                <Link href={'/admin/labels/create' as '/'}>{t('labelOne')}</Link>
              </Button>
            </div>
          }
        />
        <div className="grid gap-3">
          <TableSearch
            label={t('searchLabels')}
            path={PATH}
            query={query}
            filters={[
              filterBy('state', [t('state'), t('anyState')], LABEL_STATES, (value) => words[value]),
              filterBy('kind', [t('kind'), t('anyKind')], INTENTS, (value) => value.replaceAll('_', ' ')),
              {
                name: 'labeler',
                label: t('labeler'),
                any: t('anyLabeler'),
                options: people.map(({ id, name }) => ({ value: id, label: name })),
              },
            ]}
          />
          <p className="my-3 max-w-prose text-xs text-ink-2">{t(gold === 0 ? 'exportNone' : 'exportCaution')}</p>
          {total === 0 ? (
            <Empty>{t(isNarrowed(query) ? 'noLabelsSo' : 'noLabels')}</Empty>
          ) : (
            <LabelsTable {...{ label: t('all'), first, total, query, nowMs }} orMore={total >= MOST_COUNTED} />
          )}
        </div>
      </ClientMessages>
    );
  },
  HELPERS,
);
