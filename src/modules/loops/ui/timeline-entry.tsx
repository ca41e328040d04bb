import {
  CalendarCheck,
  CalendarX,
  ChevronRight,
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
import { clockWords } from '@/modules/meetings/ui/time-words';
import type { TimelineItem } from '../queries/timeline';
import { outcomeWords } from './action-words';
import { eventWords } from './event-words';
import { PlanView } from './plan-view';
import { ReadingView } from './reading-view';

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
  readonly zone: string;
  readonly open: boolean;
  /** The reader owns the loop. */
  readonly own: boolean;
}

/** One thing that happened: its line always, all that it led to when it is open. */
export function TimelineEntry({ item, state, zone, open, own }: TimelineEntryProps) {
  const { mail, reading, plan } = item;
  const line = <Line item={item} state={state} zone={zone} folds={Boolean(mail || plan)} />;
  if (!mail && !plan) return line;
  return (
    <details open={open} className="group/entry">
      <summary className="cursor-pointer list-none rounded-sm hover:bg-surface-2 [&::-webkit-details-marker]:hidden">
        {line}
      </summary>
      <div className="mt-2 grid gap-2.5 pb-2 sm:pl-9">
        {mail ? <MailText subject={mail.subject} text={mail.text} /> : null}
        {reading ? <ReadingView item={item} /> : null}
        {plan ? <PlanView plan={plan} at={item.at} state={state} zone={zone} own={own} /> : null}
      </div>
    </details>
  );
}

function Line({ item, state, zone, folds }: Omit<TimelineEntryProps, 'open' | 'own'> & { folds: boolean }) {
  const Icon = item.again ? Cog : (ICONS[item.kind] ?? Cog);
  const outcome = item.plan ? outcomeWords(item.plan, state, zone) : null;
  return (
    <div className="grid grid-cols-[24px_minmax(0,1fr)_auto] gap-x-3">
      <span className="mt-0.5 row-span-2 grid size-6 place-items-center rounded-full border border-line bg-surface text-ink-2">
        <Icon className="size-3.5" aria-hidden />
      </span>
      <h4 className="min-w-0 font-semibold wrap-anywhere">{eventWords(item, state, zone)}</h4>
      <span className="flex items-start gap-1 pt-0.5 text-xs text-ink-3">
        <time dateTime={new Date(item.at).toISOString()}>{clockWords(minuteOf(item.at), zone)}</time>
        <ChevronRight
          aria-hidden
          className={folds ? 'size-4 transition-transform duration-120 group-open/entry:rotate-90' : 'invisible size-4'}
        />
      </span>
      <div className="col-span-2 col-start-2 min-w-0">
        {item.mail?.text ? (
          <p dir="auto" className="truncate text-left text-ink-2 group-open/entry:hidden">
            {item.mail.text}
          </p>
        ) : null}
        {outcome ? <p className="line-clamp-2 text-ink-2 wrap-anywhere group-open/entry:hidden">→ {outcome}</p> : null}
        {item.state === 'pending' ? <p className="text-xs text-ink-3">Being looked at</p> : null}
        {item.state === 'failed' ? <p className="text-xs text-bad">This step failed. It will be tried again.</p> : null}
      </div>
    </div>
  );
}

function MailText({ subject, text }: { subject: string; text: string }) {
  return (
    <div className="rounded-md border border-line bg-surface px-4 py-3">
      <p className="text-xs text-ink-3 wrap-anywhere">{subject}</p>
      <p className="prose-width whitespace-pre-wrap wrap-anywhere">{text || 'The text is no longer stored.'}</p>
    </div>
  );
}
