'use client';

import { useMessages } from '@/messages/use-messages';
import { Avatar } from '@/ui/avatar';
import { Badge, type Tone } from '@/ui/state-mark';
import { useMore } from '@/ui/use-more';
import type { ReferralRow } from '../schema';

/** With the day of its state, in words. */
export type ShownReferral = ReferralRow & { readonly day: string };

const TONES = {
  signed_up: 'waiting',
  trialing: 'waiting',
  qualified: 'moving',
  credited: 'good',
  void: 'still',
} as const satisfies Record<ReferralRow['state'], Tone>;

/** Who came by the user's recommendation, and how far it is. */
export function ReferralList({ items }: { items: readonly ShownReferral[] }) {
  const t = useMessages('referrals');
  const { shown, more } = useMore(items);
  return (
    <>
      <ul className="rounded-md border border-line bg-surface">
        {shown.map(({ id, name, state, reason, day }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line px-4 py-3 not-first:border-t">
            <Avatar name={name ?? t('somebody')} />
            <div className="min-w-40 flex-1">
              <p className="font-medium wrap-anywhere">{name ?? t('somebody')}</p>
              <p className="text-xs text-ink-2">
                {day}
                {reason ? ` · ${t(reason)}` : null}
              </p>
            </div>
            <Badge tone={TONES[state]}>{t(state)}</Badge>
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}
