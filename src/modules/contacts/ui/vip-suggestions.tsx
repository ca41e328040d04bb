'use client';

import type { Page } from '@/core/http/page';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';
import type { Suggestion } from '../schema';
import { SuggestionList } from './suggestion-list';

const SOURCE = '/api/vip-suggestions';

/** Who may matter most: one tap makes them a VIP, or puts them aside for half a year. */
export function VipSuggestions({ page }: { page: Page<Suggestion> }) {
  const t = useMessages('people');
  const { busy, run } = useAction();
  const answer = (id: string, action: string) => sendJson(SOURCE, 'POST', { id, action });
  const unmark = (id: string) => sendJson(`/api/people/${encodeURIComponent(id)}/vip`, 'DELETE');
  const accept = ({ id, name }: Suggestion) =>
    run(
      () => answer(id, 'accept'),
      t('madeVip', { name: name ?? id }),
      () => void run(() => unmark(id), t('unmadeVip', { name: name ?? id })),
    );
  const dismiss = ({ id, name }: Suggestion) =>
    run(
      () => answer(id, 'dismiss'),
      t('putAside', { name: name ?? id }),
      () => void run(() => answer(id, 'restore'), t('suggestedAgain', { name: name ?? id })),
    );
  return (
    <SuggestionList
      page={page}
      source={SOURCE}
      actions={(one, done) => (
        <>
          <Button size="small" busy={busy} onClick={() => void accept(one).then((ok) => ok && done())}>
            {t('makeVipShort')}
          </Button>
          <Button
            size="small"
            look="quiet"
            busy={busy}
            aria-label={t('notNowFor', { name: one.name ?? one.email })}
            onClick={() => void dismiss(one).then((ok) => ok && done())}
          >
            {t('notNow')}
          </Button>
        </>
      )}
    />
  );
}
