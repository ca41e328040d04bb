import { CalendarCheck, CalendarClock, MapPin, Phone, Users, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Locale } from '@/messages/languages';
import type { Translate } from '@/messages/message-keys';
import { dayWords, spanWords } from '@/modules/meetings/ui/time-words';
import type { ZoneChoice } from '@/modules/preferences/ui/zone-choices';
import type { SlotPage } from '../queries/slot-page';
import { ChangeBooking } from './change-booking';
import { rhythmWords } from './pattern-words';
import { AddToCalendar } from './slot-add';
import { SlotFoot, SlotHead } from './slot-head';
import { SlotTime } from './slot-time';
import { ZoneForm } from './slot-zone';

interface BookedViewProps {
  readonly page: Extract<SlotPage, { kind: 'booked' }>;
  readonly token: string;
  readonly zone: string;
  /** The zone that the guest has picked, if any. */
  readonly picked: string | null;
  readonly zones: readonly ZoneChoice[];
  readonly now: number;
  readonly assistant: string;
  readonly locale: Locale;
  readonly t: Translate<'guest'>;
  /** What is offered about texts. */
  readonly texts?: ReactNode;
}

/** The meeting stands: when, and how to join. Also what a link shows that is opened after the booking. */
export function BookedView({ page, token, zone, picked, zones, now, assistant, locale, t, texts }: BookedViewProps) {
  const { owner, title, start, end, ownerZone, becomes } = page;
  const cancelling = becomes === 'cancelled';
  // The time that was chosen is shown at once, as what it is.
  const shown = page.changing && becomes && becomes !== 'cancelled' ? becomes : page;
  const pattern = rhythmWords({ ...page, durationMin: end - start }, page, { zone, ownerZone, locale });
  const firstName = owner.split(' ')[0] ?? owner;
  const over = end <= now;
  const Icon = page.changing ? CalendarClock : CalendarCheck;
  return (
    <>
      <SlotHead owner={owner} assistant={assistant} t={t} />
      <h1 className="mt-4 flex items-center gap-2 text-xl font-semibold tracking-tight">
        <Icon className={`size-6 shrink-0 ${page.changing ? 'text-ink-2' : 'text-good'}`} aria-hidden />
        {t(page.changing && becomes ? (cancelling ? 'cancelling' : 'moving') : over ? 'over' : 'booked')}
      </h1>
      <p className="mt-1 mb-4 text-base wrap-anywhere">{title}</p>
      <SlotTime slot={shown} {...{ zone, ownerZone, t }} owner={firstName}>
        {shown === page ? null : (
          <span className="mt-1 block text-ink-2">
            {t('until', { when: `${dayWords(start, zone, t.locale)}, ${spanWords(page, zone, t.locale)}` })}
          </span>
        )}
      </SlotTime>
      <ZoneForm zone={zone} zones={zones} t={t} />
      {pattern ? <p className="mt-2 text-ink-2">{t('repeats', { pattern })}</p> : null}
      <ul className="mt-3 grid gap-2">
        <Where page={page} t={t} />
        <Fact icon={Users}>{new Intl.ListFormat(t.locale).format(page.people)}</Fact>
      </ul>
      {page.changing || over ? null : (
        <>
          <AddToCalendar page={page} token={token} t={t} />
          <p className="mt-4 text-ink-2">{t(page.changes ? 'invitation' : 'invitationOnly')}</p>
        </>
      )}
      {texts}
      {over ? null : <ChangeBooking {...{ page, token, zone, picked, now, t }} />}
      <SlotFoot owner={firstName} assistant={assistant} t={t} />
    </>
  );
}

/** How one joins: a room, a place, a number. */
function Where({ page: { medium, joinUrl, location, phone }, t }: Pick<BookedViewProps, 'page' | 't'>) {
  if (joinUrl) {
    return (
      <Fact icon={Video}>
        <a href={joinUrl} rel="noreferrer" className="underline underline-offset-3">
          {t('join', { address: joinUrl.replace('https://', '') })}
        </a>
      </Fact>
    );
  }
  if (medium === 'phone') return <Fact icon={Phone}>{phone ? t('phoneAt', { phone }) : t('phoneOpen')}</Fact>;
  if (medium === 'video') return <Fact icon={Video}>{t('videoOpen')}</Fact>;
  return <Fact icon={MapPin}>{location ?? t('placeOpen')}</Fact>;
}

function Fact({ icon: Icon, children }: { icon: typeof Video; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      <Icon className="mt-0.5 size-4 shrink-0 text-ink-2" aria-hidden />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}
