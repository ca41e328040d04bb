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
import { placeWords } from '@/modules/meetings/ui/time-words';
import { runtime } from '@/ports/runtime';
import { Button } from '@/ui/button';
import { PageHead } from '@/ui/card';
import { ownerZone } from '../../_shell/owner-zone';
import { first, guarded, titled } from '../../_shell/session';

export const generateMetadata = titled('Loops');

export default guarded('/loops', async (user, { searchParams }) => {
  const { clock, settings } = runtime();
  const assistant = await assistantFor(user.id, settings);
  const search = await searchParams;
  const query = listQueryOf(Object.fromEntries(Object.entries(search).map(([name, value]) => [name, first(value)])));
  // Read before the page's data: what changes in between is seen twice rather than not at all.
  const mark = await markOf(user.id);
  const [nowMs, { zone }, page] = await Promise.all([clock.now(), ownerZone(user.id), listPage(user.id, query)]);
  return (
    <>
      <LiveLoops mark={mark} />
      <LoopKeys search />
      <PageHead
        title="Loops"
        line={`A loop is one meeting being arranged, from the first mail to its end. Times in ${placeWords(zone)}.`}
        actions={<ListSearch query={query} />}
      />
      <div className="grid gap-4">
        <ListFilters query={query} counts={page.counts} />
        {page.items.length > 0 ? (
          <LoopList loops={page.items} zone={zone} nowMs={nowMs} />
        ) : (
          <EmptyList query={query} counts={page.counts} assistant={assistant.address} sandbox={settings.sandbox} />
        )}
        {page.nextCursor ? (
          <Button asChild className="justify-self-center">
            <Link href={listHref({ ...query, limit: query.limit + MORE })} scroll={false}>
              Show {MORE} more
            </Link>
          </Button>
        ) : null}
      </div>
    </>
  );
});
