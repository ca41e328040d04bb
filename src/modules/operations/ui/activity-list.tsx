'use client';

import type { Translate } from '@/messages/message-keys';
import { useMessages } from '@/messages/use-messages';
import { deviceWords } from '@/modules/identity/ui/device-words';
import { Ago } from '@/ui/ago';
import { Empty } from '@/ui/notes';
import { useNextPages } from '@/ui/use-next-pages';
import type { ActivityPage, ActivityRow } from '../schema';
import { activityWords } from './activity-words';

interface ActivityListProps {
  readonly page: ActivityPage;
  readonly nowMs: number;
}

/** What was done to the account, newest first: a few, and more when one asks for them. */
export function ActivityList({ page, nowMs }: ActivityListProps) {
  const t = useMessages('activity');
  const device = useMessages('account');
  const { rows, more } = useNextPages(page, { path: '/api/user/activity', label: t('more') });
  const by = ({ own, action, token }: ActivityRow) =>
    token === null ? (own || action === 'sign_in.failed' ? null : t('byStaff')) : t('byToken', { name: token });
  if (page.items.length === 0) return <Empty>{t('none')}</Empty>;
  return (
    <div className="grid gap-3">
      <ol aria-label={t('title')} className="border-b border-line">
        {rows.map((one) => (
          <li key={one.id} className="border-t border-line py-2">
            <span className="block wrap-anywhere">{activityWords(one)}</span>
            <span className="block text-xs text-ink-2 wrap-anywhere">
              <Ago at={Date.parse(one.at)} now={nowMs} />
              {placeWords(one, by(one), device)}
            </span>
          </li>
        ))}
      </ol>
      {more}
    </div>
  );
}

/** By whom, with what and from where, as far as it is known. */
function placeWords({ userAgent, address }: ActivityRow, by: string | null, t: Translate<'account'>): string {
  const device = userAgent === null ? null : deviceWords(userAgent, t);
  return [by, device, address].flatMap((part) => (part === null ? [] : [` · ${part}`])).join('');
}
