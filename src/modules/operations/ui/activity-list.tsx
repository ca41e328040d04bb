'use client';

import { useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { deviceWords } from '@/modules/identity/ui/device-words';
import { Ago } from '@/ui/ago';
import { Button } from '@/ui/button';
import { fetchJson } from '@/ui/fetch-json';
import { Empty, Note } from '@/ui/notes';
import { errorText } from '@/ui/words';
import type { ActivityPage, ActivityRow } from '../schema';
import { activityWords } from './activity-words';

interface ActivityListProps {
  readonly page: ActivityPage;
  readonly nowMs: number;
}

/** What was done to the account, newest first: a few, and more when one asks for them. */
export function ActivityList({ page, nowMs }: ActivityListProps) {
  const t = useMessages('activity');
  const [more, setMore] = useState<readonly ActivityRow[]>([]);
  const [cursor, setCursor] = useState(page.nextCursor);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  async function load() {
    setBusy(true);
    try {
      const next = await fetchJson<ActivityPage>(`/api/user/activity?cursor=${cursor}`);
      setFailed(null);
      setMore([...more, ...next.items]);
      setCursor(next.nextCursor);
    } catch (error) {
      setFailed(errorText(error));
    } finally {
      setBusy(false);
    }
  }
  const by = ({ own, action, token }: ActivityRow) =>
    token === null ? (own || action === 'sign_in.failed' ? null : t('byStaff')) : t('byToken', { name: token });
  if (page.items.length === 0) return <Empty>{t('none')}</Empty>;
  const all = [...page.items, ...more.filter((one) => !page.items.some(({ id }) => id === one.id))];
  return (
    <div className="grid gap-3">
      <ol aria-label={t('title')} className="border-b border-line">
        {all.map((one) => (
          <li key={one.id} className="border-t border-line py-2">
            <span className="block wrap-anywhere">{activityWords(one)}</span>
            <span className="block text-xs text-ink-2 wrap-anywhere">
              <Ago at={Date.parse(one.at)} now={nowMs} />
              {placeWords(one, by(one))}
            </span>
          </li>
        ))}
      </ol>
      {failed ? <Note tone="bad">{failed}</Note> : null}
      {cursor === null ? null : (
        <Button size="small" look="quiet" className="justify-self-start" busy={busy} onClick={() => void load()}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}

/** By whom, with what and from where, as far as it is known. */
function placeWords({ userAgent, address }: ActivityRow, by: string | null): string {
  const device = userAgent === null ? null : deviceWords(userAgent);
  return [by, device, address].flatMap((part) => (part === null ? [] : [` · ${part}`])).join('');
}
