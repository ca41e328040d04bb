import type { Allowance, Feature } from '@/core/entitlements/account';
import type { Translate } from '@/messages/message-keys';

/** Whether there is more or less of a feature, and not only with or without. */
export function isCounted(feature: Feature): feature is 'loops' | 'calendar_accounts' | 'group_size' {
  return feature === 'loops' || feature === 'calendar_accounts' || feature === 'group_size';
}

/** How much of a feature a plan gives, in words: `3 a month`, `Included`. */
export function allowanceWords(t: Translate<'plans'>, feature: Feature, given: Allowance | undefined): string {
  if (!given) return t('notIncluded');
  if (isCounted(feature)) {
    if (given.most === null) return t('asMany');
    if (given.fairUse) return t('fairUse', { most: given.most });
    return feature === 'loops' ? t('perMonth', { most: given.most }) : t('upTo', { most: given.most });
  }
  return t('included');
}
