import Link from 'next/link';
import { tableAddress, tableQuery } from '@/core/http/table-query';
import { fieldsOf } from '@/core/labeling/fields';
import { conflictsOf, waitingLabels } from '@/modules/labels/queries/conflicts';
import { sawMail } from '@/modules/labels/queries/look';
import { mailOf, subjectOf } from '@/modules/labels/queries/subject';
import { rowId } from '@/modules/labels/schema';
import { ConflictList } from '@/modules/labels/ui/conflict-list';
import { DecideWork } from '@/modules/labels/ui/decide-work';
import { mailFacts } from '@/modules/labels/ui/mail-facts';
import { HELPERS } from '@/modules/staff/schema';
import { runtime } from '@/ports/runtime';
import { Button } from '@/ui/button';
import { PageHead } from '@/ui/card';
import { Empty } from '@/ui/notes';
import { RowKeys } from '@/ui/row-keys';
import { ClientMessages } from '../../../../_shell/client-messages';
import { messagesOf } from '../../../../_shell/locale';
import { first, guarded, titled } from '../../../../_shell/session';

export const generateMetadata = titled(async () => (await messagesOf('labels'))('conflicts'), HELPERS);

const PATH = '/admin/labels/conflicts';

export default guarded(
  PATH,
  async (user, { searchParams }) => {
    const given = await searchParams;
    const [t, conflicts, nowMs] = await Promise.all([
      messagesOf('labels'),
      conflictsOf(user.id),
      runtime().clock.now(),
    ]);
    const asked = rowId.safeParse(first(given.message)).data;
    if (!asked) {
      const { limit } = tableQuery(given, { sortable: [], hideable: [] });
      const more = conflicts.length > limit ? tableAddress(PATH, { limit: limit + 20 }) : null;
      return (
        <ClientMessages areas={['labels']}>
          <RowKeys />
          <PageHead title={t('conflicts')} line={t('conflictsLine')} />
          {conflicts.length === 0 ? (
            <Empty>{t('noConflicts')}</Empty>
          ) : (
            <ConflictList {...{ nowMs, more }} conflicts={conflicts.slice(0, limit)} total={conflicts.length} />
          )}
        </ClientMessages>
      );
    }
    const open = conflicts.find(({ messageId, own }) => messageId === asked && !own);
    const subject = open ? await subjectOf(asked) : null;
    const back = (
      <Button asChild>
        <Link href={PATH as '/'}>{t('conflicts')}</Link>
      </Button>
    );
    if (!subject) return <Empty action={back}>{t('noLonger')}</Empty>;
    await sawMail(user.id, subject, 'labels: conflict');
    const waiting = await waitingLabels(asked);
    const next = conflicts.find(({ messageId, own }) => messageId !== asked && !own);
    return (
      <ClientMessages areas={['labels', 'staff-keys']}>
        <PageHead title={t('decideTitle')} line={open?.session} />
        <DecideWork
          key={asked}
          facts={mailFacts(await mailOf(subject, runtime()), t, 'en')}
          labels={waiting.map(({ id, labeler, reading }) => ({
            id,
            labeler: labeler ?? t('nobody'),
            reading,
            fields: fieldsOf(reading, subject.context),
          }))}
          next={next ? `${PATH}?message=${next.messageId}` : PATH}
        />
      </ClientMessages>
    );
  },
  HELPERS,
);
