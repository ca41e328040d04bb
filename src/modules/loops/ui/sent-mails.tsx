import type { LoopState } from '@/core/loop/state';
import { minuteOf } from '@/core/time/period';
import { WrongMark } from '@/modules/queue/ui/ask-help';
import { Badge, type Tone } from '@/ui/state-mark';
import { firstUpper } from '@/ui/words';
import type { PlanItem } from '../queries/timeline';
import { MailCard } from './mail-card';
import { at as atTime, nameOfAddress, type Spoken } from './spoken';

type Sent = PlanItem['mails'][number];

const TONES: Readonly<Record<string, Tone>> = { queued: 'moving', sending: 'moving', failed: 'bad', unknown: 'bad' };
const STATES = ['queued', 'sending', 'failed', 'unknown'] as const;
/** A mail that left by so much later than it was decided says when (milliseconds). */
const LATE_MS = 5 * 60_000;

interface SentMailsProps {
  readonly mails: readonly Sent[];
  /** When they were decided, in epoch milliseconds by the product's clock. */
  readonly at: number;
  readonly state: LoopState;
  readonly assistant: string;
  readonly spoken: Spoken<'loops'>;
  readonly open: boolean;
  /** The reader owns the loop, and may mark its mails as wrong. */
  readonly own: boolean;
}

/** The mails that went out for one thing, as they were written; the copies of one mail to several people are one. */
export function SentMails({ mails, at, state, assistant, spoken, open, own }: SentMailsProps) {
  const { t } = spoken;
  return groups(mails).map(([mail, ...copies], index) => {
    const names = [mail, ...copies].map(({ recipient }) => nameOfAddress(recipient, state, spoken));
    const known = STATES.find((one) => one === mail.state);
    const toOwner = state.participants.some((p) => p.role === 'owner' && p.address === mail.recipient);
    const late = mail.sentAt !== null && mail.sentAt - at > LATE_MS ? mail.sentAt : null;
    return (
      <MailCard
        key={mail.id}
        letter={null}
        time={mail.sentAt ?? at}
        subject={mail.subject}
        text={mail.text}
        open={open && index === 0}
        spoken={spoken}
        title={
          <>
            {t.rich('fromTo', {
              from: assistant,
              to: names.join(', '),
              b: (chunks) => <span className="font-semibold">{chunks}</span>,
            })}
            {late ? (
              <span className="text-xs text-ink-2"> · {t('sentAt', { time: atTime(spoken, minuteOf(late)) })}</span>
            ) : null}{' '}
            {mail.state === 'sent' ? null : (
              <Badge tone={TONES[mail.state] ?? 'still'}>{known ? t(`mail_${known}`) : firstUpper(mail.state)}</Badge>
            )}
          </>
        }
      >
        {mail.lastError && mail.state !== 'sent' ? (
          <p className="text-bad">{t('attempts', { reason: mail.lastError, count: mail.attempts })}</p>
        ) : null}
        {own && mail.state === 'sent' && !toOwner ? (
          <div>
            <WrongMark mailId={mail.id} />
          </div>
        ) : null}
      </MailCard>
    );
  });
}

/** Mails that differ in nothing but their links are copies of one. */
function groups(mails: readonly Sent[]): [Sent, ...Sent[]][] {
  const found = new Map<string, [Sent, ...Sent[]]>();
  for (const mail of mails) {
    const words = mail.text.replace(/https?:\/\/\S+/g, '');
    const key = mail.state === 'sent' ? `${mail.subject}\n${words}` : mail.id;
    const group = found.get(key);
    if (group) group.push(mail);
    else found.set(key, [mail]);
  }
  return [...found.values()];
}
