import { SHOWN_FEATURES } from '@/core/entitlements/account';
import type { Translate } from '@/messages/message-keys';
import type { OfferedPlan } from '../queries/catalogue';
import { allowanceWords } from './feature-words';

/** What each plan has, feature by feature. */
export function PlanTable({ plans, t }: { plans: readonly OfferedPlan[]; t: Translate<'plans'> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled has to be reached by keyboard
    <section tabIndex={0} aria-label={t('table')} className="overflow-x-auto">
      <p className="mb-2 text-xs text-ink-2 sm:hidden">{t('sideways')}</p>
      <table className="w-full min-w-[640px] text-left text-sm">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="py-2 pr-4 font-medium text-ink-2">
              {t('feature')}
            </th>
            {plans.map(({ key, name }) => (
              <th key={key} scope="col" className="py-2 pr-4 font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SHOWN_FEATURES.filter((feature) => plans.some(({ gives }) => gives[feature])).map((feature) => (
            <tr key={feature} className="border-b border-line last:border-0">
              <th scope="row" className="py-2 pr-4 font-normal">
                {t(feature)}
              </th>
              {plans.map(({ key, gives }) => (
                <td key={key} className={gives[feature] ? 'py-2 pr-4' : 'py-2 pr-4 text-ink-3'}>
                  {allowanceWords(t, feature, gives[feature])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
