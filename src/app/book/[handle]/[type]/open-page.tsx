import { randomUUID } from 'node:crypto';
import { makeFormToken } from '@/core/booking-pages/form-token';
import { limitsOf } from '@/core/http/form-limits';
import type { EpochMinute } from '@/core/time/period';
import type { Translate } from '@/messages/message-keys';
import { hostsOf } from '@/modules/booking-pages/queries/hosts';
import type { BookingType } from '@/modules/booking-pages/queries/pages';
import type { PageOwner } from '@/modules/booking-pages/queries/shown';
import { timesOf } from '@/modules/booking-pages/queries/times';
import { bookingRequest } from '@/modules/booking-pages/schema';
import { ArrivalNote, Nothing } from '@/modules/booking-pages/ui/arrival';
import { BookingForm } from '@/modules/booking-pages/ui/booking-form';
import { BookingHead, BookingZone } from '@/modules/booking-pages/ui/booking-head';
import { EmbedBooked } from '@/modules/booking-pages/ui/embed-booked';
import { TimeChoice } from '@/modules/booking-pages/ui/time-choice';
import { slotPage } from '@/modules/loops/queries/slot-page';
import { signingKey } from '@/modules/mailbox/policy';
import { basicsOf } from '@/modules/preferences/queries';
import { zoneChoices } from '@/modules/preferences/ui/zone-choices';
import { runtime } from '@/ports/runtime';
import { currentSession } from '../../../_shell/session';

interface OpenPageProps {
  readonly owner: PageOwner;
  readonly type: BookingType;
  readonly asked: {
    readonly zone: string | undefined;
    readonly month: string | undefined;
    readonly day: string | undefined;
    readonly at: EpochMinute | null;
    readonly why: string | undefined;
    readonly booked: string | undefined;
  };
  readonly embed: boolean;
  readonly now: EpochMinute;
  readonly t: Translate<'booking'>;
}

const LIMITS = limitsOf(bookingRequest);

/** A page that stands: who and what on one side, times or the form on the other. */
export async function OpenPage({ owner, type, asked, embed, now, t }: OpenPageProps) {
  const { settings } = runtime();
  if (asked.booked) return <EmbedBooked page={await slotPage(asked.booked, settings)} token={asked.booked} t={t} />;
  const ownerZone = (await basicsOf(owner.id))?.zone ?? 'Etc/UTC';
  const visitor = (await currentSession())?.user;
  const own = visitor ? (await basicsOf(visitor.id))?.zone : undefined;
  const zone = asked.zone ?? own ?? ownerZone;
  const guessed = asked.zone === undefined && own === undefined;
  const view = { path: `/book/${owner.handle}/${type.slug}`, zone: asked.zone ?? null, embed };
  const hosts = type.paused ? [] : await hostsOf(type);
  const { times, readable } = await timesOf(type, hosts, runtime());
  const slot = times.find(({ start }) => start === asked.at);
  const shown = { id: randomUUID(), at: Date.now() };
  const keep = {
    ...(embed ? { embed: '1' } : {}),
    ...(slot ? { at: String(slot.start) } : {}),
    ...(asked.day && !slot ? { day: asked.day } : {}),
  };
  return (
    <div
      className="grid gap-8 md:grid-cols-[minmax(0,280px)_minmax(0,1fr)] md:gap-12"
      data-guessed-zone={guessed ? zone : undefined}
    >
      <BookingHead type={type} owner={owner.name} t={t}>
        {times.length > 0 ? (
          <BookingZone zone={zone} zones={zoneChoices(now, [zone, ownerZone])} keep={keep} t={t} />
        ) : null}
      </BookingHead>
      <div className="min-w-0">
        <ArrivalNote why={asked.at !== null && !slot ? 'taken' : asked.why} owner={owner.name} t={t} />
        {times.length === 0 ? (
          <Nothing
            why={type.paused ? 'paused' : readable ? 'none' : 'unreadable'}
            owner={owner}
            days={type.daysAhead}
            t={t}
          />
        ) : null}
        {slot ? (
          <BookingForm
            {...{ view, type, ownerZone, zone, slot, t }}
            owner={owner.name}
            token={makeFormToken(type.id, shown, signingKey(settings))}
            known={{ name: visitor?.name ?? '', email: visitor?.email ?? '' }}
            limits={LIMITS}
          />
        ) : null}
        {times.length > 0 && !slot ? <TimeChoice {...{ view, times, zone, asked, t }} /> : null}
      </div>
    </div>
  );
}
