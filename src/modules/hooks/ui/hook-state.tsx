import type { Translate } from '@/messages/message-keys';
import { Badge } from '@/ui/state-mark';
import type { HookRow } from '../schema';

/** How a webhook does, in one word. */
export function HookState({ hook, t }: { readonly hook: HookRow; readonly t: Translate<'developers'> }) {
  if (hook.pausedAt !== null) return <Badge tone="still">{t('pausedNow')}</Badge>;
  if (hook.failingSince !== null) return <Badge tone="bad">{t('failingNow')}</Badge>;
  return <Badge tone="good">{t('working')}</Badge>;
}

/** What has to be known or done about it; null when there is nothing. `day` is that since when it fails. */
export function hookTrouble(hook: HookRow, t: Translate<'developers'>, day: (ms: number) => string): string | null {
  if (hook.pausedFor === 'owner') return t('pausedByOwner');
  if (hook.pausedFor === 'gone') return t('pausedGone');
  if (hook.pausedFor === 'failing') return t('pausedFailing');
  return hook.failingSince === null ? null : t('failingSince', { day: day(hook.failingSince) });
}
