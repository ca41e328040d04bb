import Link from 'next/link';
import { tableQuery } from '@/core/http/table-query';
import { reasonWords } from '@/core/loop/asking/reason-words';
import type { SessionUser } from '@/modules/identity/schema';
import { MailText } from '@/modules/loops/ui/mail-text';
import { reviewPage, reviewShown } from '@/modules/queue/queries/reviews';
import { idSchema, type ReviewsQuery } from '@/modules/queue/schema';
import { ReviewsTable } from '@/modules/queue/ui/reviews-table';
import { VerdictActions } from '@/modules/queue/ui/verdict-actions';
import { runtime } from '@/ports/runtime';
import { Card, PageHead, Section } from '@/ui/card';
import { Empty } from '@/ui/notes';
import { filterBy } from '@/ui/table/table-filter';
import { TableSearch } from '@/ui/table/table-search';
import { ClientMessages } from '../../../_shell/client-messages';
import { messagesOf } from '../../../_shell/locale';
import { first, guarded, type PageProps, titled } from '../../../_shell/session';

const PATH = '/admin/review';
const ORIGINS = ['sample', 'owner'] as const;
const COLUMNS = {
  sortable: [],
  hideable: ['origin', 'when', 'verdict'],
  filters: { state: ['open', 'done'], origin: ORIGINS },
} as const;

export const generateMetadata = titled('Review', ['ADMIN']);

export default guarded(
  PATH,
  async (user, { searchParams }) => {
    const search = await searchParams;
    const review = idSchema.safeParse(first(search.id));
    return review.success ? <Review user={user} reviewId={review.data} /> : <List search={search} />;
  },
  ['ADMIN'],
);

async function List({ search }: { search: Awaited<PageProps['searchParams']> }) {
  const query = tableQuery(search, COLUMNS);
  const t = await messagesOf('queue');
  const page = await reviewPage({
    ...(query.filters as Pick<ReviewsQuery, 'state' | 'origin'>),
    q: query.q,
    limit: query.limit,
  });
  const filters = [
    filterBy('state', [t('stateLabel'), t('openState')], ['done'], () => t('doneState')),
    filterBy('origin', [t('originLabel'), t('anyOrigin')], ORIGINS, (origin) =>
      t(origin === 'owner' ? 'ownerOrigin' : 'sample'),
    ),
  ];
  return (
    <ClientMessages areas={['queue', 'table']}>
      <PageHead title={t('reviewTitle')} line={t('reviewLine')} />
      <div className="grid gap-4">
        <TableSearch label={t('findOwner')} path={PATH} query={query} filters={filters} />
        {page.total === 0 ? (
          <Empty>{t('reviewEmpty')}</Empty>
        ) : (
          <ReviewsTable
            label={t('reviewCount', { count: page.total })}
            first={page}
            total={page.total}
            query={query}
            nowMs={await runtime().clock.now()}
          />
        )}
      </div>
    </ClientMessages>
  );
}

async function Review({ user, reviewId }: { user: SessionUser; reviewId: string }) {
  const t = await messagesOf('queue');
  const review = await reviewShown(user, reviewId, runtime());
  const back = (
    <Link href={PATH} className="text-ink-2 underline underline-offset-3 hover:text-ink">
      {t('backToReview')}
    </Link>
  );
  if (!review) {
    return (
      <>
        <PageHead title={t('reviewTitle')} actions={back} />
        <Empty>{t('gone')}</Empty>
      </>
    );
  }
  const { row, note, mail, said, reasons } = review;
  return (
    <ClientMessages areas={['queue', 'staff-keys']}>
      <PageHead title={t('reviewTitle')} line={t('ownedBy', { owner: row.owner })} actions={back} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {note ? <p className="prose-width wrap-anywhere">{t('ownerSays', { note })}</p> : null}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">
          <Section title={t('whatWasSaid')} aside={said?.from}>
            {said ? (
              <Card>
                <MailText text={said.text} className="prose-width" />
              </Card>
            ) : (
              <Empty>{t('nothingSaid')}</Empty>
            )}
          </Section>
          <Section title={t('whatWasSent')} aside={mail.recipient}>
            <Card>
              <p className="text-xs text-ink-2 wrap-anywhere">{mail.subject}</p>
              <MailText text={mail.text} className="prose-width" />
            </Card>
          </Section>
        </div>
        {reasons.length > 0 ? (
          <Section title={t('whySent')}>
            <ul className="prose-width text-ink-2">
              {reasonWords(reasons).map((reason) => (
                <li key={reason} className="wrap-anywhere">
                  {reason}
                </li>
              ))}
            </ul>
          </Section>
        ) : null}
        <VerdictActions reviewId={row.id} />
        {said && row.cause === 'misread' ? (
          <Link
            href={`/admin/labels/create?message=${said.messageId}` as '/'}
            className="w-fit underline underline-offset-3"
          >
            {t('makeLabel')}
          </Link>
        ) : null}
      </div>
    </ClientMessages>
  );
}
