'use client';

import { X } from 'lucide-react';
import { useMessages } from '@/messages/use-messages';
import { fetchJson } from '@/ui/fetch-json';
import { Note } from '@/ui/notes';
import { useAction } from '@/ui/use-action';
import { useMore } from '@/ui/use-more';

interface NoticeListProps {
  readonly notices: readonly { readonly id: string; readonly text: string; readonly href: string | null }[];
}

/** What the owner has to know, each with the place where it can be mended. */
export function NoticeList({ notices }: NoticeListProps) {
  const t = useMessages('shell');
  const { busy, run } = useAction();
  const { shown, more } = useMore(notices);
  if (notices.length === 0) return null;
  return (
    <div className="mb-6 grid gap-2">
      <ul aria-label={t('notices')} className="grid gap-2">
        {shown.map((notice) => (
          <li key={notice.id}>
            <Note
              tone="warn"
              action={
                <button
                  type="button"
                  aria-label={t('noticeDismiss')}
                  disabled={busy}
                  onClick={() =>
                    run(() => fetchJson(`/api/user/notices/${notice.id}`, { method: 'DELETE' }), t('noticeGone'))
                  }
                  className="rounded-sm p-1 text-ink-2 hover:bg-surface-2"
                >
                  <X className="size-4" aria-hidden />
                </button>
              }
            >
              {notice.text}{' '}
              {notice.href ? (
                <a href={notice.href} className="font-medium whitespace-nowrap underline underline-offset-3">
                  {t('noticeLook')}
                </a>
              ) : null}
            </Note>
          </li>
        ))}
      </ul>
      {more}
    </div>
  );
}
