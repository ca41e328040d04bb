import { SHOWN_FEATURES } from '@/core/entitlements/account';
import type { Translate } from '@/messages/message-keys';
import type { OfferedPlan } from '../queries/catalogue';
import { allowanceWords } from './feature-words';

interface FeatureListProps {
  readonly plan: OfferedPlan;
  /** Meetings that were begun this month. */
  readonly loops: number;
  readonly t: Translate<'plans'>;
}

/** What an account has with its plan, and what of it is used. */
export function FeatureList({ plan, loops, t }: FeatureListProps) {
  return (
    <dl className="rounded-md border border-line">
      {SHOWN_FEATURES.filter((feature) => plan.gives[feature]).map((feature) => (
        <div key={feature} className="flex flex-wrap justify-between gap-x-4 border-line px-4 py-2 not-first:border-t">
          <dt>{t(feature)}</dt>
          <dd className="text-ink-2">
            {allowanceWords(t, feature, plan.gives[feature])}
            {feature === 'loops' ? ` · ${t('begun', { loops })}` : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
