import type { Allowance, Feature } from '@/core/entitlements/account';
import type { Translate } from '@/messages/message-keys';

/** How much of a feature a plan gives, in words: `3 a month`, `Included`. */
export function allowanceWords(t: Translate<'plans'>, feature: Feature, given: Allowance | undefined): string {
  if (!given) return t('notIncluded');
  if (feature === 'loops' || feature === 'calendar_accounts' || feature === 'group_size') {
    if (given.most === null) return t('asMany');
    if (given.fairUse) return t('fairUse', { most: given.most });
    return feature === 'loops' ? t('perMonth', { most: given.most }) : t('upTo', { most: given.most });
  }
  return t('included');
}
