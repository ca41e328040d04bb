'use client';

import { cityOf, formatDay, formatTimeRange } from '@/core/time/format';
import { wallDay, wallTime } from '@/core/time/wall-format';
import { toWall, zoneTable } from '@/core/time/zone';
import type { Locale } from '@/messages/languages';
import { useLocale, useMessages } from '@/messages/use-messages';
import { Week } from '@/modules/meetings/ui/week';
import type { WeekItem } from '@/modules/meetings/ui/week-layout';
import type { RehearsalAnswer } from '../schema';

/** The week of the practice meeting: own appointments, offered times, the meeting. It exists on this page only. */
export default function PracticeCalendar({ played }: { played: RehearsalAnswer }) {
  const t = useMessages('rehearsal');
  const locale = useLocale() as Locale;
  const said = { t: useMessages('week'), locale, zone: played.zone };
  const { busy, held, meeting, question, shown, zone, from } = played;
  const table = zoneTable(zone);
  const place = cityOf(zone, locale);
  const times = held.map(({ start }) => {
    const wall = toWall(table, start);
    return `${wallDay(wall, locale, { short: true })}, ${wallTime(wall, locale)}`;
  });
  const offered = new Intl.ListFormat(locale, { type: 'unit' }).format(times);
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
      title: t('offered'),
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
          ? `${formatDay(meeting.start, table, locale)}, ${formatTimeRange(meeting.start, meeting.end, table, locale)}, ${place}`
          : held.length === 0
            ? t('noOffer', { place })
            : question
              ? t('wouldOffer', { times: offered })
              : t('onOffer', { times: offered })}
      </p>
      <Week items={items} now={played.now} shown={shown} said={said} />
      {from === 'hours' ? <p className="text-xs text-ink-2">{t('hoursAlone')}</p> : null}
    </div>
  );
}
