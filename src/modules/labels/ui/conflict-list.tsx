'use client';

import Link from 'next/link';
import { useMessages } from '@/messages/use-messages';
import { Ago } from '@/ui/ago';
import { Button } from '@/ui/button';
import type { ConflictRow } from '../schema';
import { fieldName } from './reading-fields';

interface ConflictListProps {
  readonly conflicts: readonly ConflictRow[];
  /** How many there are. */
  readonly total: number;
  readonly nowMs: number;
  /** The address with more of them; null where these are all. */
  readonly more: string | null;
}

/** Mails that wait for somebody's decision, the oldest first. */
export function ConflictList({ conflicts, total, nowMs, more }: ConflictListProps) {
  const t = useMessages('labels');
  return (
    <div className="grid gap-2">
      <p role="status" className="text-xs text-ink-2">
        {t('conflictsShown', { shown: conflicts.length, total })}
      </p>
      <ul className="border-b border-line">
        {conflicts.map(({ messageId, fields, session, own, since }) => {
          const differs =
            fields.length > 0
              ? `${t('conflictFields')} ${fields.map((f) => fieldName(f, t)).join(', ')}`
              : t('conflictWeak');
          const words = (
            <>
              <span className="min-w-0 flex-1 basis-full wrap-anywhere sm:basis-0">{differs}</span>
              <span className="text-ink-2">{session ?? t('single')}</span>
              <span className="ml-auto text-ink-2 sm:w-44 sm:text-right">
                <Ago at={since} now={nowMs} />
              </span>
            </>
          );
          return (
            <li key={messageId} className="border-t border-line">
              {own ? (
                <div className="grid gap-0.5 py-2 text-ink-2">
                  <div className="flex flex-wrap gap-x-4">{words}</div>
                  <span className="text-xs">{t('conflictYours')}</span>
                </div>
              ) : (
                <Link
                  href={`/admin/labels/conflicts?message=${messageId}` as '/'}
                  prefetch={false}
                  data-row
                  className="flex flex-wrap gap-x-4 py-2 hover:bg-surface-2"
                >
                  {words}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
      {more ? (
        <Button asChild className="justify-self-start">
          <Link href={more as '/'} scroll={false}>
            {t('showMore')}
          </Link>
        </Button>
      ) : null}
    </div>
  );
}
