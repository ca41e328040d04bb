import { Check, CircleDashed, X } from 'lucide-react';
import { reasonsIn } from '@/core/loop/asking/reason-words';
import type { LoopState } from '@/core/loop/state';
import { Badge, type Tone } from '@/ui/state-mark';
import type { TimelineItem } from '../queries/timeline';
import { type ActionState, actionWords, planWords, resultWords } from './action-words';
import { ReadingView } from './reading-view';
import type { Spoken } from './spoken';

const PLAN_TONES: Readonly<Record<string, Tone>> = {
  proposed: 'waiting',
  approved: 'good',
  executing: 'moving',
  failed: 'bad',
  unknown: 'bad',
};

/** Why it went as it did: what was read and how sure that is, the reasons, and all that was done and set. */
export function WhyFold({ item, state, spoken }: { item: TimelineItem; state: LoopState; spoken: Spoken<'loops'> }) {
  const { reading, plan } = item;
  const { t, locale } = spoken;
  if (!reading && !plan) return null;
  const stands = plan ? planWords(plan.state, spoken) : '';
  const reasons = plan ? reasonsIn(plan.reasons, locale) : [];
  // Mails stand there as they went out, and silence is its own reason.
  const shown = (plan?.actions ?? []).filter(({ action }) =>
    action.kind === 'send'
      ? plan?.mails.length === 0
      : action.kind !== 'silent' || !plan?.reasons.includes(action.reason),
  );
  return (
    <details className="group/why text-ink-2">
      <summary className="w-fit cursor-pointer rounded-sm text-xs text-ink-3 hover:text-ink">{t('why')}</summary>
      <div className="mt-1.5 grid grid-cols-[minmax(0,1fr)] gap-3 border-l-2 border-line pl-3">
        {reading ? (
          <div className="grid gap-1">
            <p className="text-xs font-medium text-ink">{t('read')}</p>
            <ReadingView item={item} spoken={spoken} />
          </div>
        ) : null}
        {plan ? (
          <div className="grid gap-1">
            <p className="flex flex-wrap items-baseline gap-x-2 text-xs">
              <span className="font-medium text-ink">{t('decided')}</span>
              {plan.review === 'owner' ? <span>{t('asked')}</span> : null}
              {stands ? <Badge tone={PLAN_TONES[plan.state] ?? 'still'}>{stands}</Badge> : null}
            </p>
            {reasons.length > 0 ? (
              <ul className="prose-width">
                {reasons.map((reason) => (
                  <li key={reason} className="wrap-anywhere">
                    {reason}
                  </li>
                ))}
              </ul>
            ) : null}
            {shown.length > 0 ? (
              <ul className="grid gap-1">
                {shown.map(({ index, action, state: actionState, result }) => {
                  const outcome = resultWords(actionState, result, spoken);
                  return (
                    <li key={index} className="flex items-start gap-2">
                      <ActionIcon state={actionState} t={t} />
                      <span className="min-w-0 wrap-anywhere">
                        {actionWords(action, state, spoken)}
                        {outcome ? <span> · {outcome}</span> : null}
                      </span>
                    </li>
                  );
                })}
              </ul>
            ) : null}
          </div>
        ) : null}
      </div>
    </details>
  );
}

function ActionIcon({ state, t }: { state: ActionState; t: Spoken<'loops'>['t'] }) {
  const words = t(`act_${state}`);
  if (state === 'done') return <Check className="mt-1 size-3.5 shrink-0 text-good" aria-label={words} />;
  if (state === 'failed' || state === 'unknown') {
    return <X className="mt-1 size-3.5 shrink-0 text-bad" aria-label={words} />;
  }
  return <CircleDashed className="mt-1 size-3.5 shrink-0 text-ink-3" aria-label={words} />;
}
