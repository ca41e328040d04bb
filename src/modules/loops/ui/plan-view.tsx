import { Check, CircleDashed, X } from 'lucide-react';
import type { LoopState } from '@/core/loop/state';
import { minuteOf } from '@/core/time/period';
import { slotWords } from '@/modules/meetings/ui/time-words';
import { Badge, type Tone } from '@/ui/state-mark';
import { firstUpper } from '@/ui/words';
import type { PlanItem } from '../queries/timeline';
import { actionWords, resultWords } from './action-words';

const PLAN_TONES: Record<string, Tone> = {
  proposed: 'waiting',
  approved: 'good',
  done: 'good',
  executing: 'moving',
  failed: 'bad',
  unknown: 'bad',
};
const MAIL_STATES: Record<string, { readonly words: string; readonly tone: Tone }> = {
  queued: { words: 'Queued', tone: 'moving' },
  sending: { words: 'Sending', tone: 'moving' },
  sent: { words: 'Sent', tone: 'good' },
  failed: { words: 'Not sent', tone: 'bad' },
  unknown: { words: 'Outcome unknown', tone: 'bad' },
};

/** What was decided: why, each action with its outcome, and the mails as they went out. */
export function PlanView({ plan, state, zone }: { plan: PlanItem; state: LoopState; zone: string }) {
  return (
    <div className="grid gap-2 border-l-2 border-line pl-3">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-xs text-ink-3">Decided</span>
        {PLAN_TONES[plan.state] && plan.state !== 'done' ? (
          <Badge tone={PLAN_TONES[plan.state]!}>{firstUpper(plan.state)}</Badge>
        ) : null}
      </div>
      <ul className="text-ink-2">
        {plan.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <ul className="grid gap-1">
        {plan.actions.map(({ index, action, state: actionState, result }) => {
          const outcome = resultWords(actionState, result);
          return (
            <li key={index} className="flex items-start gap-2">
              <ActionIcon state={actionState} />
              <span>
                {actionWords(action, state, zone)}
                {outcome ? <span className="text-ink-2"> · {outcome}</span> : null}
              </span>
            </li>
          );
        })}
      </ul>
      {plan.mails.map((mail) => (
        <MailSent key={mail.id} mail={mail} zone={zone} />
      ))}
    </div>
  );
}

function ActionIcon({ state }: { state: string }) {
  if (state === 'done') return <Check className="mt-1 size-3.5 shrink-0 text-good" aria-label="Done" />;
  if (state === 'failed' || state === 'unknown') {
    return <X className="mt-1 size-3.5 shrink-0 text-bad" aria-label={firstUpper(state)} />;
  }
  return <CircleDashed className="mt-1 size-3.5 shrink-0 text-ink-3" aria-label={firstUpper(state)} />;
}

function MailSent({ mail, zone }: { mail: PlanItem['mails'][number]; zone: string }) {
  const { words, tone } = MAIL_STATES[mail.state] ?? { words: firstUpper(mail.state), tone: 'still' as const };
  return (
    <details className="rounded-md border border-line bg-surface">
      <summary className="flex cursor-pointer flex-wrap items-baseline justify-between gap-x-3 px-4 py-2">
        <span className="min-w-0 wrap-anywhere">
          {mail.subject} <span className="text-ink-2">to {mail.recipient}</span>
        </span>
        <span className="text-xs text-ink-2">
          <Badge tone={tone}>{words}</Badge>
          {mail.sentAt ? <span className="ml-2">{slotWords(minuteOf(mail.sentAt), zone)}</span> : null}
        </span>
      </summary>
      {mail.lastError && mail.state !== 'sent' ? (
        <p className="border-t border-line px-4 py-2 text-bad">
          {mail.lastError} (attempt {mail.attempts})
        </p>
      ) : null}
      <p className="prose-width border-t border-line px-4 py-3 whitespace-pre-wrap wrap-break-word">{mail.text}</p>
    </details>
  );
}
