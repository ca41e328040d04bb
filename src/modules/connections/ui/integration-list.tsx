import { ChevronRight } from 'lucide-react';
import Link from 'next/link';
import type { Translate } from '@/messages/message-keys';
import { Dot } from '@/ui/state-mark';
import type { IntegrationRow } from './integration-words';
import { ReadAgo } from './read-ago';

interface IntegrationKind {
  readonly title: string;
  /** Where it is connected and mended. */
  readonly href: '/settings/calendars' | '/settings/mailbox';
  /** What stands there while nothing is connected. */
  readonly none: string;
  readonly rows: readonly IntegrationRow[];
}

/** What is connected, by kind, each leading to where it is looked after. `now` in epoch ms. */
export function IntegrationList({
  kinds,
  now,
  t,
}: {
  kinds: readonly IntegrationKind[];
  now: number;
  t: Translate<'connections'>;
}) {
  return (
    <ul className="rounded-md border border-line bg-surface">
      {kinds.map(({ title, href, none, rows }) => (
        <li key={title} className="border-line not-first:border-t">
          <Link href={href} className="flex items-center gap-3 px-4 py-3 hover:bg-surface-2">
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{title}</span>
              {rows.length === 0 ? <span className="block text-ink-2">{none}</span> : null}
              {rows.map(({ id, name, server, words, tone, readAt }) => (
                <span key={id} className="flex items-baseline gap-2 text-ink-2">
                  <Dot tone={tone} />
                  <span className="min-w-0 wrap-anywhere">
                    {server === null ? name : t('at', { account: name, server })} · {t(words)}
                    {readAt === null ? null : <ReadAgo at={readAt} nowMs={now} />}
                  </span>
                </span>
              ))}
            </span>
            <ChevronRight className="size-4 shrink-0 text-ink-3" aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
