import Link from 'next/link';
import type { Locale } from '@/messages/languages';
import type { Translate } from '@/messages/message-keys';
import { LIST_STATES } from '@/modules/loops/constants';
import type { ListPage } from '@/modules/loops/queries/list-page';
import { LoopList } from '@/modules/loops/ui/loop-list';
import { placeWords } from '@/modules/meetings/ui/time-words';
import { Section } from '@/ui/card';
import { Empty } from '@/ui/notes';
import { messagesOf } from '../../_shell/locale';

interface OpenLoopsProps {
  readonly open: ListPage;
  readonly zone: string;
  readonly nowMs: number;
  /** The assistant's address. */
  readonly assistant: string;
  readonly locale: Locale;
  readonly t: Translate<'dashboard'>;
}

/** The meetings that are being arranged, those with the nearest next step first. */
export async function OpenLoops({ open, zone, nowMs, assistant, locale, t }: OpenLoopsProps) {
  const count = LIST_STATES.reduce((sum, state) => sum + (state === 'closed' ? 0 : open.counts[state]), 0);
  const spoken = { t: await messagesOf('loops'), locale, zone };
  return (
    <Section
      title={t('open')}
      aside={count > 0 ? t('openAside', { count, place: placeWords(zone, locale) }) : undefined}
      actions={
        count > open.items.length ? (
          <Link href="/loops?sort=next" className="text-ink-2 hover:text-ink hover:underline">
            {t('seeAll')}
          </Link>
        ) : null
      }
    >
      {count > 0 ? (
        <LoopList loops={open.items} nowMs={nowMs} spoken={spoken} />
      ) : (
        <Empty>{t('nothingOpen', { assistant })}</Empty>
      )}
    </Section>
  );
}
