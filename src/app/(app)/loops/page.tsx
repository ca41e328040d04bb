import Link from 'next/link';
import { MORE } from '@/core/http/page-size';
import { assistantFor } from '@/modules/assistants/queries';
import { markOf } from '@/modules/loops/queries/changes';
import { listPage } from '@/modules/loops/queries/list-page';
import { listQueryOf } from '@/modules/loops/schema';
import { EmptyList } from '@/modules/loops/ui/empty-list';
import { listHref } from '@/modules/loops/ui/list-address';
import { ListFilters } from '@/modules/loops/ui/list-filters';
import { ListSearch } from '@/modules/loops/ui/list-search';
import { LiveLoops } from '@/modules/loops/ui/live-loops';
import { LoopKeys } from '@/modules/loops/ui/loop-keys';
import { LoopList } from '@/modules/loops/ui/loop-list';
import { place } from '@/modules/loops/ui/spoken';
import { runtime } from '@/ports/runtime';
import { Button } from '@/ui/button';
import { PageHead } from '@/ui/card';
import { ClientMessages } from '../../_shell/client-messages';
import { currentLocale, messagesOf } from '../../_shell/locale';
import { ownerZone } from '../../_shell/owner-zone';
import { first, guarded, titled } from '../../_shell/session';

export const generateMetadata = titled(async () => (await messagesOf('loops'))('loops'));

export default guarded('/loops', async (user, { searchParams }) => {
  const { clock, settings } = runtime();
  const [assistant, locale, t] = await Promise.all([
    assistantFor(user.id, settings),
    currentLocale(),
    messagesOf('loops'),
  ]);
  const search = await searchParams;
  const query = listQueryOf(Object.fromEntries(Object.entries(search).map(([name, value]) => [name, first(value)])));
  // Read before the page's data: what changes in between is seen twice rather than not at all.
  const mark = await markOf(user.id);
  const [nowMs, { zone }, page] = await Promise.all([
    clock.now(),
    ownerZone(user.id),
    listPage(user.id, query, locale),
  ]);
  const spoken = { t, locale, zone };
  return (
    <ClientMessages areas={['loop-actions']}>
      <LiveLoops mark={mark} />
      <LoopKeys search />
      <PageHead
        title={t('loops')}
        line={t('loopsLine', { place: place(spoken) })}
        actions={<ListSearch query={query} />}
      />
      <div className="grid gap-4">
        <ListFilters query={query} counts={page.counts} />
        {page.items.length > 0 ? (
          <LoopList loops={page.items} nowMs={nowMs} spoken={spoken} />
        ) : (
          <EmptyList
            query={query}
            counts={page.counts}
            assistant={assistant.address}
            sandbox={settings.sandbox}
            t={t}
          />
        )}
        {page.nextCursor ? (
          <Button asChild className="justify-self-center">
            <Link href={listHref({ ...query, limit: query.limit + MORE })} scroll={false}>
              {t('more', { count: MORE })}
            </Link>
          </Button>
        ) : null}
      </div>
    </ClientMessages>
  );
});
