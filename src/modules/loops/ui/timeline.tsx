import { CalendarCheck, Clock, Cog, Mail, MousePointerClick, TriangleAlert, UserRound } from 'lucide-react';
import type { LoopState } from '@/core/loop/state';
import { minuteOf } from '@/core/time/period';
import { slotWords } from '@/modules/meetings/ui/time-words';
import type { TimelineItem } from '../queries/timeline';
import { eventWords } from './event-words';
import { PlanView } from './plan-view';
import { readingWords } from './reading-words';

const ICONS: Record<TimelineItem['kind'], typeof Mail> = {
  message: Mail,
  choice: MousePointerClick,
  decision: UserRound,
  command: UserRound,
  timer: Clock,
  booked: CalendarCheck,
  booking_failed: TriangleAlert,
  event_cancelled: CalendarCheck,
  event_updated: CalendarCheck,
  update_failed: TriangleAlert,
  conference_ready: CalendarCheck,
  event_moved: CalendarCheck,
  event_deleted: CalendarCheck,
  rsvp: UserRound,
  cancel_failed: TriangleAlert,
  delivery_failed: TriangleAlert,
  calendar_changed: Cog,
};

interface TimelineProps {
  readonly items: readonly TimelineItem[];
  readonly state: LoopState;
  readonly zone: string;
}

/** Everything that happened in a loop, oldest first: the mail, what was read, what was decided and why, what was done. */
export function Timeline({ items, state, zone }: TimelineProps) {
  return (
    <ol className="grid gap-6">
      {items.map((item) => (
        <Item key={item.eventId} item={item} state={state} zone={zone} />
      ))}
    </ol>
  );
}

function Item({ item, state, zone }: { item: TimelineItem; state: LoopState; zone: string }) {
  const Icon = ICONS[item.kind];
  const pending = item.state === 'pending';
  return (
    <li className="grid grid-cols-[28px_minmax(0,1fr)] gap-x-3">
      <span className="grid size-7 place-items-center rounded-full border border-line bg-surface text-ink-2">
        <Icon className="size-3.5" aria-hidden />
      </span>
      <div className="grid min-w-0 gap-2.5 pt-0.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="font-semibold">{eventWords(item, state, zone)}</h3>
          <span className="text-xs text-ink-3">
            {pending ? 'due ' : ''}
            <time dateTime={new Date(item.at).toISOString()}>{slotWords(minuteOf(item.at), zone)}</time>
          </span>
        </div>
        {item.mail ? <MailText text={item.mail.text} subject={item.mail.subject} /> : null}
        {item.reading ? <ReadingView item={item} /> : null}
        {item.state === 'failed' ? <p className="text-bad">This step failed. It will be tried again.</p> : null}
        {item.plan ? <PlanView plan={item.plan} state={state} zone={zone} /> : null}
      </div>
    </li>
  );
}

function MailText({ subject, text }: { subject: string; text: string }) {
  return (
    <div className="rounded-md border border-line bg-surface px-4 py-3">
      <p className="text-xs text-ink-3">{subject}</p>
      <p className="prose-width whitespace-pre-wrap wrap-break-word">{text || 'The text is no longer stored.'}</p>
    </div>
  );
}

function ReadingView({ item }: { item: TimelineItem }) {
  const { reading } = item;
  if (!reading) return null;
  const lines = readingWords(reading);
  return (
    <div>
      <p className="text-xs text-ink-3">
        {{ full: 'Read and understood', partial: 'Read in part', none: 'Not understood' }[reading.understood]}
        {
          { grammar: '', model: ' by the language model', both: ' by the rules and the language model' }[
            reading.by ?? 'grammar'
          ]
        }
      </p>
      <ul className="mt-1 flex flex-wrap gap-1.5">
        {lines.map((line) => (
          <li key={line} className="max-w-full rounded-sm bg-surface-2 px-2 py-0.5 text-xs wrap-break-word">
            {line}
          </li>
        ))}
      </ul>
      {reading.residue.length > 0 ? (
        <p className="mt-1 text-xs text-warn">Not read: “{reading.residue.join(' ')}”</p>
      ) : null}
    </div>
  );
}
