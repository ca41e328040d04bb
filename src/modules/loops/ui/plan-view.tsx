import { Check, CircleDashed, X } from 'lucide-react';
import { reasonWords } from '@/core/loop/asking/reason-words';
import type { LoopState } from '@/core/loop/state';
import { minuteOf } from '@/core/time/period';
import { slotWords } from '@/modules/meetings/ui/time-words';
import { WrongMark } from '@/modules/queue/ui/ask-help';
import { Badge, type Tone } from '@/ui/state-mark';
import { firstUpper } from '@/ui/words';
import type { PlanItem } from '../queries/timeline';
import { actionWords, resultWords } from './action-words';
import { MailText } from './mail-text';

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

interface PlanViewProps {
  readonly plan: PlanItem;
  /** When it was decided, in epoch milliseconds by the product's clock. */
  readonly at: number;
  readonly state: LoopState;
  readonly zone: string;
  /** The reader owns the loop, and may mark its mails as wrong. */
  readonly own?: boolean;
}

/** What was decided: why, each action with its outcome, and the mails as they went out. */
export function PlanView({ plan, at, state, zone, own = false }: PlanViewProps) {
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
        {reasonWords(plan.reasons).map((reason) => (
          <li key={reason} className="wrap-anywhere">
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
                <span className="min-w-0 wrap-anywhere">
                  {actionWords(action, state, zone)}
                  {outcome ? <span className="text-ink-2"> · {outcome}</span> : null}
                </span>
              </li>
            );
          })}
        </ul>
      ) : null}
      {plan.mails.length > 0 ? (
        <div className="divide-y divide-line rounded-md border border-line bg-surface">
          {plan.mails.map((mail) => (
            <MailSent key={mail.id} mail={mail} at={at} state={state} zone={zone} own={own} />
          ))}
        </div>
      ) : null}
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

/** A mail that left by so much later than it was decided says when (milliseconds). */
const LATE_MS = 5 * 60_000;

interface MailSentProps extends Pick<PlanViewProps, 'at' | 'state' | 'zone' | 'own'> {
  readonly mail: PlanItem['mails'][number];
}

function MailSent({ mail, at, state, zone, own }: MailSentProps) {
  const late = mail.sentAt !== null && mail.sentAt - at > LATE_MS ? mail.sentAt : null;
  const { words, tone } = MAIL_STATES[mail.state] ?? { words: firstUpper(mail.state), tone: 'still' as const };
  const person = state.participants.find((one) => one.address === mail.recipient);
  const whom = person?.role === 'owner' ? 'you' : (person?.name ?? mail.recipient);
  return (
    <details>
      <summary className="cursor-pointer px-3 py-1.5 wrap-anywhere">
        To {whom}{' '}
        <span className="text-xs text-ink-2">
          {words === 'Sent' ? words.toLowerCase() : <Badge tone={tone}>{words}</Badge>}
          {late ? ` ${slotWords(minuteOf(late), zone)}` : ''}
        </span>
      </summary>
      {mail.lastError && mail.state !== 'sent' ? (
        <p className="border-t border-line px-3 py-2 text-bad">
          {mail.lastError} (attempt {mail.attempts})
        </p>
      ) : null}
      <div className="border-t border-line px-3 py-2.5">
        <p className="text-xs text-ink-3 wrap-anywhere">{mail.subject}</p>
        <MailText text={mail.text} className="prose-width" />
        {own && mail.state === 'sent' && person?.role !== 'owner' ? <WrongMark mailId={mail.id} /> : null}
      </div>
    </details>
  );
}
