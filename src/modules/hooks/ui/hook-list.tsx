import { ChevronRight } from 'lucide-react';
import Link from 'next/link';
import type { Translate } from '@/messages/message-keys';
import type { HookRow } from '../schema';
import { HookState } from './hook-state';

/** The user's webhooks; each leads to its page. */
export function HookList({ hooks, t }: { readonly hooks: readonly HookRow[]; readonly t: Translate<'developers'> }) {
  return (
    <ul className="rounded-md border border-line bg-surface">
      {hooks.map((hook) => (
        <li key={hook.id} className="border-line not-first:border-t">
          <Link
            href={`/settings/developers/${hook.id}`}
            className="flex items-center gap-3 px-4 py-3 hover:bg-surface-2"
          >
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
                <span className="font-medium wrap-anywhere">{hook.url.replace(/^https?:\/\//, '')}</span>
                <HookState hook={hook} t={t} />
              </span>
              <span className="block text-ink-2">{hook.events.map((event) => t(event)).join(' · ')}</span>
            </span>
            <ChevronRight className="size-4 shrink-0 text-ink-3" aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
