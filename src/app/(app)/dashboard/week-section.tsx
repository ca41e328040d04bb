import { ChevronLeft, ChevronRight } from 'lucide-react';
import Link from 'next/link';
import { formatLocalDate } from '@/core/time/calendar-date';
import { toInstant, toWall, zoneTable } from '@/core/time/zone';
import type { Translate } from '@/messages/message-keys';
import { placeWords, shortDayWords } from '@/modules/meetings/ui/time-words';
import { Week } from '@/modules/meetings/ui/week';
import type { WeekSaid } from '@/modules/meetings/ui/week-block';
import { weekOf } from '@/modules/meetings/ui/week-layout';
import { Button } from '@/ui/button';
import { Section } from '@/ui/card';
import { Empty } from '@/ui/notes';
import type { WeekShown } from './week-items';

const DAY = 1440;

interface WeekSectionProps {
  readonly week: WeekShown & { readonly shown: number };
  readonly now: number;
  readonly connected: boolean;
  readonly said: WeekSaid & { readonly t: Translate<'week'> };
}

/** The owner's week, with the ways to the weeks before and after, to this one, and to where the times on offer lie. */
export function WeekSection({ week: { items, offers, shown }, now, connected, said }: WeekSectionProps) {
  const { t, locale, zone } = said;
  if (!connected) {
    return (
      <Section title={t('thisWeek')}>
        <Empty>{t('empty')}</Empty>
      </Section>
    );
  }
  const table = zoneTable(zone);
  const { days, period } = weekOf(shown, table);
  const current = now >= period.start && now < period.end;
  const monday = days[0]!;
  const dateAt = (moment: number) => formatLocalDate(Math.floor(toWall(table, moment) / DAY));
  const title = current
    ? t('thisWeek')
    : t('weekOf', { day: shortDayWords(toInstant(table, monday * DAY + 720), zone, locale) });
  return (
    <div id="week" className="scroll-mt-4">
      <Section
        title={title}
        aside={placeWords(zone, locale)}
        actions={
          <span className="flex items-center gap-1">
            {offers ? (
              <Go href={`/dashboard?week=${dateAt(offers.at)}`}>{t('toOffers', { count: offers.count })}</Go>
            ) : null}
            {current ? null : <Go href="/dashboard">{t('thisWeek')}</Go>}
            <Go href={`/dashboard?week=${formatLocalDate(monday - 7)}`} label={t('earlier')}>
              <ChevronLeft className="size-4" aria-hidden />
            </Go>
            <Go href={`/dashboard?week=${formatLocalDate(monday + 7)}`} label={t('later')}>
              <ChevronRight className="size-4" aria-hidden />
            </Go>
          </span>
        }
      >
        <Week items={items} now={now} shown={shown} said={said} />
      </Section>
    </div>
  );
}

interface GoProps {
  readonly href: '/dashboard' | `/dashboard?week=${string}`;
  /** What it is called where it is a picture. */
  readonly label?: string;
  readonly children: React.ReactNode;
}

function Go({ href, label, children }: GoProps) {
  return (
    <Button asChild look="quiet" size="small">
      <Link href={href} scroll={false} prefetch={false} aria-label={label}>
        {children}
      </Link>
    </Button>
  );
}
