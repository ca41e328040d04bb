import { randomUUID } from 'node:crypto';
import { makeFormToken } from '@/core/booking-pages/form-token';
import { limitsOf } from '@/core/http/form-limits';
import type { EpochMinute, Period } from '@/core/time/period';
import type { Translate } from '@/messages/message-keys';
import { keptForm } from '@/modules/booking-pages/queries/drafts';
import { hostsOf } from '@/modules/booking-pages/queries/hosts';
import type { BookingType } from '@/modules/booking-pages/queries/pages';
import { pagesWithRoom, withRoom } from '@/modules/booking-pages/queries/room';
import { seatPage } from '@/modules/booking-pages/queries/seat-page';
import type { PageOwner } from '@/modules/booking-pages/queries/shown';
import { timesOf } from '@/modules/booking-pages/queries/times';
import { writtenTo } from '@/modules/booking-pages/queries/written-to';
import { bookingRequest } from '@/modules/booking-pages/schema';
import { ArrivalNote, Nothing } from '@/modules/booking-pages/ui/arrival';
import { BookingForm } from '@/modules/booking-pages/ui/booking-form';
import { BookingHead, BookingZone } from '@/modules/booking-pages/ui/booking-head';
import { EmbedBooked, inFrame, seatInFrame } from '@/modules/booking-pages/ui/embed-booked';
import { formFields, problemsOf } from '@/modules/booking-pages/ui/form-fields';
import { TimeChoice } from '@/modules/booking-pages/ui/time-choice';
import { slotPage } from '@/modules/loops/queries/slot-page';
import { signingKey } from '@/modules/mailbox/policy';
import { basicsOf } from '@/modules/preferences/queries';
import { zoneChoices } from '@/modules/preferences/ui/zone-choices';
import { runtime } from '@/ports/runtime';
import { OwnZone } from '../../../_guest/own-zone';
import { currentSession } from '../../../_shell/current-session';

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
    readonly kept: string | undefined;
  };
  readonly embed: boolean;
  readonly now: EpochMinute;
  readonly t: Translate<'booking'>;
  readonly seats: Translate<'seats'>;
}

const LIMITS = limitsOf(bookingRequest);

/** A page that stands: who and what on one side, times or the form on the other. */
export async function OpenPage({ owner, type, asked, embed, now, t, seats }: OpenPageProps) {
  const { settings } = runtime();
  if (asked.booked) {
    const seat = await seatPage(asked.booked, runtime());
    const page = seat ? seatInFrame(seat) : inFrame(await slotPage(asked.booked, settings));
    return <EmbedBooked page={page} token={asked.booked} t={t} />;
  }
  const ownerZone = (await basicsOf(owner.id))?.zone ?? 'Etc/UTC';
  const visitor = (await currentSession())?.user;
  const own = visitor ? (await basicsOf(visitor.id))?.zone : undefined;
  const zone = asked.zone ?? own ?? ownerZone;
  const guessed = asked.zone === undefined && own === undefined;
  const refused = await keptForm(type.id, asked.kept, Date.now());
  const kept: Readonly<Record<string, string>> = refused && asked.kept ? { kept: asked.kept } : {};
  const view = { path: `/book/${owner.handle}/${type.slug}`, zone: asked.zone ?? null, embed, keep: kept };
  const hosts = type.paused ? [] : await hostsOf(type);
  const open = await withRoom(type, hosts, runtime());
  const { times, readable } = await timesOf(type, open, runtime());
  const closed = hosts.length > 0 && open.length === 0;
  const wanted = times.find(({ start }) => start === asked.at);
  const slot = wanted?.left === 0 ? undefined : wanted;
  const fields = slot ? formFields(type, refused, t) : [];
  const keep = {
    ...kept,
    ...(embed ? { embed: '1' } : {}),
    ...(slot ? { at: String(slot.start) } : {}),
    ...(asked.day && !slot ? { day: asked.day } : {}),
  };
  return (
    <div
      className="grid gap-8 md:grid-cols-[minmax(0,280px)_minmax(0,1fr)] md:gap-12"
      data-guessed-zone={guessed ? zone : undefined}
    >
      <OwnZone />
      <BookingHead type={type} owner={owner.name} t={t} seats={seats}>
        {times.length > 0 ? (
          <BookingZone
            zone={zone}
            zones={zoneChoices(now, [...(own ? [own] : []), zone, ownerZone], t.locale)}
            keep={keep}
            t={t}
          />
        ) : null}
      </BookingHead>
      <div className="min-w-0">
        {times.length > 0 ? (
          <ArrivalNote
            why={wanted && !slot ? 'no_seats' : whyNot(asked, slot, now)}
            owner={owner.name}
            problems={problemsOf(fields)}
            {...{ t, seats }}
          />
        ) : null}
        {times.length === 0 ? (
          <Nothing
            why={type.paused ? 'paused' : closed ? 'closed' : readable ? 'none' : 'unreadable'}
            others={(await pagesWithRoom(owner.id, runtime())).some(({ id }) => id !== type.id)}
            assistant={await writtenTo(owner.id, settings)}
            days={type.daysAhead}
            {...{ owner, embed, t }}
          />
        ) : null}
        {slot ? (
          <BookingForm
            {...{ view, type, ownerZone, zone, slot, fields, t, seats }}
            owner={owner.name}
            token={makeFormToken(
              type.id,
              { id: randomUUID(), at: Date.now(), start: slot.start },
              signingKey(settings),
            )}
            known={{ name: visitor?.name ?? '', email: visitor?.email ?? '' }}
            limits={LIMITS}
          />
        ) : null}
        {times.length > 0 && !slot ? <TimeChoice {...{ view, times, zone, asked, t, seats }} /> : null}
      </div>
    </div>
  );
}

/** Why the page is shown again, or shows not what the address asks for. */
function whyNot({ at, why }: OpenPageProps['asked'], slot: Period | undefined, now: EpochMinute): string | undefined {
  if (at === null || slot) return why;
  return at <= now ? 'over' : 'not_offered';
}
