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
  executing: 'moving',
  failed: 'bad',
  unknown: 'bad',
  rejected: 'still',
  superseded: 'still',
  expired: 'still',
};
const MAIL_STATES: Record<string, { readonly words: string; readonly tone: Tone }> = {
  queued: { words: 'Queued', tone: 'moving' },
  sending: { words: 'Sending', tone: 'moving' },
  sent: { words: 'Sent', tone: 'good' },
  failed: { words: 'Not sent', tone: 'bad' },
  unknown: { words: 'Outcome unknown', tone: 'bad' },
};
/** Risk classes 0 to 5 (core/reading/reading.ts). */
const RISKS = [
  'nothing leaves',
  'writes, commits to nothing',
  'books a time that was offered',
  'books a time that the guest named',
  'moves, cancels or changes people',
  'changes your preferences',
];

/** What was decided: why, each action with its outcome, and the mails as they went out. */
export function PlanView({ plan, state, zone }: { plan: PlanItem; state: LoopState; zone: string }) {
  const tone = PLAN_TONES[plan.state];
  // Silence is its own reason.
  const shown = plan.actions.filter(({ action }) => action.kind !== 'silent' || !plan.reasons.includes(action.reason));
  return (
    <div className="grid gap-2 border-l-2 border-line pl-3">
      <p className="flex flex-wrap items-baseline gap-x-2 text-xs text-ink-3">
        <span>
          Decided · {RISKS[plan.risk]}
          {plan.review === 'owner' ? ' · your word first' : ''}
        </span>
        {tone ? <Badge tone={tone}>{firstUpper(plan.state)}</Badge> : null}
      </p>
      <ul className="prose-width text-ink-2">
        {plan.reasons.map((reason) => (
          <li key={reason} className="wrap-break-word">
            {reason}
          </li>
        ))}
      </ul>
      {shown.length > 0 ? (
        <ul className="grid gap-1">
          {shown.map(({ index, action, state: actionState, result }) => {
            const outcome = resultWords(actionState, result);
            return (
              <li key={index} className="flex items-start gap-2">
                <ActionIcon state={actionState} />
                <span className="min-w-0 wrap-break-word">
                  {actionWords(action, state, zone)}
                  {outcome ? <span className="text-ink-2"> · {outcome}</span> : null}
                </span>
              </li>
            );
          })}
        </ul>
      ) : null}
      {plan.mails.map((mail) => (
        <MailSent key={mail.id} mail={mail} state={state} zone={zone} />
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

function MailSent({ mail, state, zone }: { mail: PlanItem['mails'][number]; state: LoopState; zone: string }) {
  const { words, tone } = MAIL_STATES[mail.state] ?? { words: firstUpper(mail.state), tone: 'still' as const };
  const person = state.participants.find((one) => one.address === mail.recipient);
  const whom = person?.role === 'owner' ? 'you' : (person?.name ?? mail.recipient);
  return (
    <details className="rounded-md border border-line bg-surface">
      <summary className="cursor-pointer px-3 py-1.5">
        <span className="inline-flex flex-wrap items-baseline gap-x-2">
          <span className="wrap-anywhere">Mail to {whom}</span>
          <span className="text-xs text-ink-2">
            {words === 'Sent' ? words.toLowerCase() : <Badge tone={tone}>{words}</Badge>}
            {mail.sentAt ? ` ${slotWords(minuteOf(mail.sentAt), zone)}` : ''}
          </span>
        </span>
      </summary>
      {mail.lastError && mail.state !== 'sent' ? (
        <p className="border-t border-line px-3 py-2 text-bad">
          {mail.lastError} (attempt {mail.attempts})
        </p>
      ) : null}
      <div className="border-t border-line px-3 py-2.5">
        <p className="text-xs text-ink-3 wrap-break-word">{mail.subject}</p>
        <p className="prose-width whitespace-pre-wrap wrap-break-word">{mail.text}</p>
      </div>
    </details>
  );
}
