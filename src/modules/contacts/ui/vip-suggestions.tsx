'use client';

import type { Page } from '@/core/http/page';
import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';
import type { Suggestion } from '../schema';
import { SuggestionList } from './suggestion-list';

const SOURCE = '/api/vip-suggestions';

/** Who may matter most: one tap makes them a VIP, or puts them aside for half a year. */
export function VipSuggestions({ page }: { page: Page<Suggestion> }) {
  const { busy, run } = useAction();
  const answer = (id: string, action: string) => sendJson(SOURCE, 'POST', { id, action });
  const unmark = (id: string) => sendJson(`/api/people/${encodeURIComponent(id)}/vip`, 'DELETE');
  const accept = ({ id, name }: Suggestion) =>
    run(
      () => answer(id, 'accept'),
      `${name ?? id} was made a VIP.`,
      () => void run(() => unmark(id), `${name ?? id} is no VIP any more.`),
    );
  const dismiss = ({ id, name }: Suggestion) =>
    run(
      () => answer(id, 'dismiss'),
      `${name ?? id} was put aside.`,
      () => void run(() => answer(id, 'restore'), `${name ?? id} is suggested again.`),
    );
  return (
    <SuggestionList
      page={page}
      source={SOURCE}
      actions={(one, done) => (
        <>
          <Button size="small" busy={busy} onClick={() => void accept(one).then((ok) => ok && done())}>
            Make VIP
          </Button>
          <Button
            size="small"
            look="quiet"
            busy={busy}
            aria-label={`Not now: ${one.name ?? one.email}`}
            onClick={() => void dismiss(one).then((ok) => ok && done())}
          >
            Not now
          </Button>
        </>
      )}
    />
  );
}
