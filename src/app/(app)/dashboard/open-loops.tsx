import Link from 'next/link';
import { LIST_STATES } from '@/modules/loops/constants';
import type { ListPage } from '@/modules/loops/queries/list-page';
import { LoopList } from '@/modules/loops/ui/loop-list';
import { placeWords } from '@/modules/meetings/ui/time-words';
import { Section } from '@/ui/card';
import { Empty } from '@/ui/notes';

interface OpenLoopsProps {
  readonly open: ListPage;
  readonly zone: string;
  readonly nowMs: number;
  /** The assistant's address. */
  readonly assistant: string;
}

/** The loops that are not closed, those with the nearest next step first. */
export function OpenLoops({ open, zone, nowMs, assistant }: OpenLoopsProps) {
  const count = LIST_STATES.reduce((sum, state) => sum + (state === 'closed' ? 0 : open.counts[state]), 0);
  return (
    <Section
      title="Open loops"
      aside={count > 0 ? `${count} · times in ${placeWords(zone)}` : 0}
      actions={
        count > open.items.length ? (
          <Link href="/loops?sort=next" className="text-ink-2 hover:text-ink hover:underline">
            See all
          </Link>
        ) : null
      }
    >
      {count > 0 ? (
        <LoopList loops={open.items} zone={zone} nowMs={nowMs} />
      ) : (
        <Empty>Nothing is being arranged. Copy {assistant} on a mail to a guest to start a loop.</Empty>
      )}
    </Section>
  );
}
