import {
  CalendarCheck,
  CalendarX,
  Clock,
  Cog,
  Mail,
  MailCheck,
  MousePointerClick,
  TriangleAlert,
  UserRound,
} from 'lucide-react';
import type { LoopState } from '@/core/loop/state';
import { minuteOf } from '@/core/time/period';
import type { TimelineItem } from '../queries/timeline';
import { outcomeWords } from './action-words';
import { eventWords } from './event-words';
import { MailCard } from './mail-card';
import { SentMails } from './sent-mails';
import { clock, nameOfAddress, type Spoken } from './spoken';
import { WhyFold } from './why-fold';

const ICONS: Partial<Record<TimelineItem['kind'], typeof Mail>> = {
  message: Mail,
  choice: MousePointerClick,
  decision: UserRound,
  command: UserRound,
  opened: Mail,
  timer: Clock,
  adopted: CalendarCheck,
  not_adopted: TriangleAlert,
  kept_free: CalendarCheck,
  not_kept_free: TriangleAlert,
  booked: CalendarCheck,
  booking_failed: TriangleAlert,
  event_cancelled: CalendarX,
  event_updated: CalendarCheck,
  update_failed: TriangleAlert,
  conference_ready: CalendarCheck,
  event_moved: CalendarCheck,
  event_deleted: CalendarX,
  series_changed: CalendarCheck,
  rsvp: MailCheck,
  cancel_failed: TriangleAlert,
  delivery_failed: TriangleAlert,
  mail_held_back: TriangleAlert,
};

interface TimelineEntryProps {
  readonly item: TimelineItem;
  readonly state: LoopState;
  readonly assistant: string;
  readonly spoken: Spoken<'loops'>;
  /** Its mails stand open. */
  readonly open: boolean;
  /** The reader owns the loop. */
  readonly own: boolean;
}

/** One thing that happened: the mail, or a line; then the mails that it led to, and why. */
export function TimelineEntry({ item, state, assistant, spoken, open, own }: TimelineEntryProps) {
  const { mail, plan } = item;
  const { t } = spoken;
  // Where mails went out they say it themselves.
  const outcome = plan && plan.mails.length === 0 ? outcomeWords(plan, state, spoken) : null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {mail ? (
        <MailCard
          title={<h4 className="font-semibold">{eventWords(item, state, spoken)}</h4>}
          letter={nameOfAddress(mail.from, state, spoken)}
          time={item.at}
          subject={mail.subject}
          text={mail.text}
          {...{ open, spoken }}
        />
      ) : (
        <Line item={item} words={eventWords(item, state, spoken)} spoken={spoken} />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:pl-6">
        {item.state === 'pending' ? <p className="text-xs text-ink-3">{t('beingRead')}</p> : null}
        {item.state === 'failed' ? <p className="text-xs text-bad">{t('stepFailed')}</p> : null}
        {plan ? <SentMails mails={plan.mails} at={item.at} {...{ state, assistant, spoken, open, own }} /> : null}
        {outcome ? <p className="text-ink-2 wrap-anywhere">→ {outcome}</p> : null}
        <WhyFold item={item} state={state} spoken={spoken} />
      </div>
    </div>
  );
}

function Line({ item, words, spoken }: { item: TimelineItem; words: string; spoken: Spoken<'loops'> }) {
  const Icon = item.again ? Cog : (ICONS[item.kind] ?? Cog);
  return (
    <div className="grid grid-cols-[24px_minmax(0,1fr)_auto] gap-x-3">
      <span className="grid size-6 place-items-center rounded-full border border-line bg-surface text-ink-2">
        <Icon className="size-3.5" aria-hidden />
      </span>
      <h4 className="min-w-0 pt-0.5 font-medium wrap-anywhere">{words}</h4>
      <time className="pt-1 text-xs text-ink-3" dateTime={new Date(item.at).toISOString()}>
        {clock(spoken, minuteOf(item.at))}
      </time>
    </div>
  );
}
