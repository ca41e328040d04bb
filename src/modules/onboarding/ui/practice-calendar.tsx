'use client';

import { clockWords, dayWords, placeWords, spanWords } from '@/modules/meetings/ui/time-words';
import { Week } from '@/modules/meetings/ui/week';
import type { WeekItem } from '@/modules/meetings/ui/week-layout';
import type { RehearsalAnswer } from '../schema';

/** The week of the practice meeting: own appointments, offered times, the meeting. It exists on this page only. */
export default function PracticeCalendar({ played }: { played: RehearsalAnswer }) {
  const { busy, held, meeting, question, shown, zone, from } = played;
  const items: WeekItem[] = [
    ...busy.map((one) => ({
      ...one,
      id: `busy-${one.start}-${one.end}-${one.title}`,
      kind: 'busy' as const,
      href: null,
    })),
    ...held.map(({ start, end }) => ({
      start,
      end,
      id: `held-${start}`,
      kind: 'hold' as const,
      title: 'Offered',
      href: null,
    })),
    ...(meeting
      ? [
          {
            start: meeting.start,
            end: meeting.end,
            id: 'meeting',
            kind: 'meeting' as const,
            title: meeting.title,
            href: null,
          },
        ]
      : []),
  ];
  return (
    <div className="grid gap-2">
      <p className="text-ink-2">
        {meeting
          ? `${dayWords(meeting.start, zone)}, ${spanWords(meeting, zone)}, ${placeWords(zone)}`
          : held.length > 0
            ? `${question ? 'It would offer' : 'On offer'}: ${held.map(({ start }) => `${dayWords(start, zone).slice(0, 3)} ${clockWords(start, zone)}`).join(', ')}`
            : `Nothing is on offer. ${placeWords(zone)}`}
      </p>
      <Week items={items} zone={zone} now={played.now} shown={shown} />
      {from === 'hours' ? (
        <p className="text-xs text-ink-2">No calendar is read: only your hours say when you are free.</p>
      ) : null}
    </div>
  );
}
