import { and, eq, isNull } from 'drizzle-orm';
import type { SeatNews, ToldOfEvent } from '@/core/booking-pages/seat-news';
import type { LoopState } from '@/core/loop/state';
import { ownerOf } from '@/core/loop/transition';
import { messageIdOf } from '@/core/mail/message-id';
import { makePageToken } from '@/core/mail/page-token';
import { bounceAddress, makeBounceToken, makeReplyToken, replyAddress } from '@/core/mail/reply-token';
import { firstName, isSayable } from '@/core/replies/plain';
import { type Block, toHtml, toText } from '@/core/replies/tree';
import { formatDay, formatTimeRange, zoneLabel } from '@/core/time/format';
import { minuteOf } from '@/core/time/period';
import { zoneTable } from '@/core/time/zone';
import type { Transaction } from '@/db/client';
import { bookingTypes } from '@/db/schema/booking-pages';
import { bookingSessions } from '@/db/schema/booking-seats';
import { LOCALES, localeFor } from '@/messages/languages';
import type { Translate } from '@/messages/message-keys';
import { translator } from '@/messages/translate';
import type { Assistant } from '@/modules/assistants/queries';
import { signingKey } from '@/modules/mailbox/policy';
import type { MailDraft } from '@/ports/mail';
import type { Runtime } from '@/ports/runtime';
import { handleOf } from './queries/pages';
import { seatEvent } from './queries/seat-file';
import type { SeatRow } from './queries/seats';

/** An event with seats as its loop has decided it. */
export interface DecidedEvent {
  readonly loop: { readonly id: string; readonly ownerId: string };
  /** Of the loop, by this decision. */
  readonly version: number;
  readonly state: LoopState;
  readonly assistant: Assistant;
  /** The owner's, IANA. */
  readonly zone: string;
  readonly nowMs: number;
  readonly runtime: Runtime;
}

interface SeatMail {
  readonly seat: SeatRow;
  readonly news: SeatNews;
  /** What it tells. */
  readonly told: ToldOfEvent;
  /** Its place in the turn. */
  readonly index: number;
}

/** Where the guest has the event in their calendar, and is to have it otherwise. */
const INVITES: ReadonlySet<SeatNews> = new Set(['booked', 'moved', 'changed', 'cancelled', 'given_up']);
const ENDS: ReadonlySet<SeatNews> = new Set(['cancelled', 'given_up', 'lost']);

/**
 * A mail to somebody who has a seat, in the language of the page on which they took it. It names nobody but them and the owner, whom
 * an answer reaches; so does its invitation (RFC 5546, 3.2.2 and 3.2.5).
 */
export async function seatMail(
  tx: Transaction,
  decided: DecidedEvent,
  mail: SeatMail,
): Promise<{ readonly draft: MailDraft; readonly text: string }> {
  const { loop, version, state, assistant, nowMs, runtime } = decided;
  const { seat, news, told, index } = mail;
  const locale = localeFor({ chosen: seat.language }, LOCALES);
  const t = translator(locale, 'seats');
  const key = signingKey(runtime.settings);
  const owner = ownerOf(state);
  const name = owner.name && isSayable(owner.name) ? owner.name : owner.address;
  const blocks = await blocksOf(tx, decided, mail, name);
  const text = toText(blocks);
  const host = assistant.address.slice(assistant.address.lastIndexOf('@') + 1);
  const place = { loopId: loop.id, version, actionIndex: index, recipient: seat.guestAddress };
  const messageId = messageIdOf(place, host, key.mac);
  const when = formatDay(told.start, zoneTable(seat.zone ?? decided.zone), locale);
  return {
    text,
    draft: {
      messageId,
      from: { name: t('sender', { assistant: assistant.name, owner: firstName(name) }), address: assistant.address },
      replyTo: owner.address,
      envelopeFrom: bounceAddress(assistant.address, makeBounceToken(loop.id, messageId, key)),
      recipient: seat.guestAddress,
      to: [{ name: seat.name, address: seat.guestAddress }],
      cc: [],
      subject: t(`subject_${news}`, { title: told.title, when }),
      date: new Date(nowMs),
      inReplyTo: null,
      references: [],
      text,
      html: toHtml(blocks, locale),
      calendar: INVITES.has(news) ? invitation(decided, mail, name) : null,
      headers: { 'Auto-Submitted': 'auto-generated' },
    },
  };
}

async function blocksOf(
  tx: Transaction,
  { loop, zone: ownerZone, assistant, runtime }: DecidedEvent,
  mail: SeatMail,
  owner: string,
): Promise<Block[]> {
  const { seat, news, told } = mail;
  const locale = localeFor({ chosen: seat.language }, LOCALES);
  const t = translator(locale, 'seats');
  const zone = seat.zone ?? ownerZone;
  const table = zoneTable(zone);
  const { start, end, location, joinUrl } = told;
  const time = t('when', {
    day: formatDay(start, table, locale),
    span: formatTimeRange(start, end, table, locale),
    zone: zoneLabel(zone, locale, start),
  });
  const { baseUrl } = runtime.settings;
  const token = makePageToken(loop.id, `s${seat.ordinal}`, signingKey(runtime.settings));
  const page = await pageOf(tx, loop);
  const ends = ENDS.has(news);
  const where = location ? t('mailPlace', { place: location }) : joinUrl ? t('mailJoin', { url: joinUrl }) : null;
  const link: Block[] = ends
    ? page
      ? [{ kind: 'link', text: t('mailOthers'), url: baseUrl + page }]
      : []
    : [{ kind: 'link', text: t('mailChange'), url: `${baseUrl}/t/${token}` }];
  return [
    { kind: 'paragraph', text: t('mailHello', { name: seat.name }) },
    { kind: 'paragraph', text: newsWords(t, mail, owner) },
    { kind: 'paragraph', text: [time, ...(where && !ends ? [where] : [])].join('\n') },
    ...link,
    { kind: 'paragraph', text: t('mailAnswer', { owner }) },
    { kind: 'signature', lines: [assistant.name] },
  ];
}

function newsWords(t: Translate<'seats'>, { news, told: { title, late } }: SeatMail, owner: string): string {
  if (news !== 'late') return t(`mail_${news}`, { title, owner });
  // Of none they did not say by how many.
  return t('mail_late', { title, owner, minutes: late ?? 0 });
}

/** The page on which the seat was taken, as long as it takes bookings. */
async function pageOf(tx: Transaction, { id, ownerId }: DecidedEvent['loop']): Promise<string | null> {
  const [type] = await tx
    .select({ slug: bookingTypes.slug })
    .from(bookingSessions)
    .innerJoin(bookingTypes, eq(bookingTypes.id, bookingSessions.typeId))
    .where(and(eq(bookingSessions.loopId, id), isNull(bookingTypes.removedAt)));
  const handle = await handleOf(ownerId, tx);
  return type && handle ? `/book/${handle}/${type.slug}` : null;
}

function invitation(
  { loop, assistant, nowMs, runtime }: DecidedEvent,
  { seat, news, told }: SeatMail,
  owner: string,
): NonNullable<MailDraft['calendar']> {
  const method = ENDS.has(news) ? 'CANCEL' : 'REQUEST';
  const organizer = replyAddress(assistant.address, makeReplyToken(loop.id, signingKey(runtime.settings)));
  return { method, ics: seatEvent({ ...seat, told }, { method, now: minuteOf(nowMs), owner, organizer }) };
}
