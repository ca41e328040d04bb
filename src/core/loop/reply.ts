import type { MacKey } from '../mail/mac';
import { makePageToken } from '../mail/page-token';
import type { SourcedRule } from '../preferences/compiled';
import { languageFor, mailLengthFor, ownNameIn, signatureOf, toneOf } from '../preferences/effects/manner';
import { CHOOSING } from '../replies/form';
import type { ReplyMessage } from '../replies/message';
import { isSayable } from '../replies/plain';
import type { QuestionShown } from '../replies/question/shown';
import { matterOf } from './matter';
import { mayChangeOnPage } from './page/on-page';
import { phoneCall } from './phone-call';
import type { Action, OfferedSlot } from './plan';
import { approvalPage } from './review/approval-link';
import { repeatsSaid } from './series/said';
import type { LoopState, Participant } from './state';

/** What the owner has said of one persona; null and absent alike: as the document says. */
export interface PersonaManner {
  readonly tone?: ReplyMessage['tone'] | null;
  readonly signature?: string | null;
  readonly disclosure?: string | null;
}

/** A `send` of a plan, and where it stands: what makes one mail the same mail. */
export interface SendPlace {
  readonly loopId: string;
  readonly version: number;
  readonly index: number;
  readonly state: LoopState;
  readonly action: Extract<Action, { kind: 'send' }>;
  readonly ownerZone: string;
  readonly baseUrl: string;
  readonly assistantName: string;
  /** How the persona of the assistant writes, over what the document says. */
  readonly manner?: PersonaManner;
  /** The language that the owner has chosen; in it whoever has not written yet is written to, where nothing else tells. */
  readonly ownerLanguage?: ReplyMessage['locale'] | null;
  /** How often this loop has sent the template before. */
  readonly turn?: number;
  /** The rules of the owner's document, as far as they say how mails are written. */
  readonly preferences?: readonly SourcedRule[];
  /** Signs the links of the slot page. */
  readonly pageKey: MacKey;
  /** What the mail shows beside its sentence, when it asks the owner something. */
  readonly question?: QuestionShown | undefined;
}

/** The people that a send names, less those who cannot or will not be reached. */
export function addressees(state: LoopState, ids: readonly string[]): Participant[] {
  return ids.flatMap((id) =>
    state.participants.filter((p) => p.id === id && p.status !== 'unreachable' && p.status !== 'opted_out'),
  );
}

/** What one recipient's copy of a send says, before it is words. Guests get their own links, the owner none. */
export function replyMessage(place: SendPlace, recipient: Participant, firstContact: boolean): ReplyMessage {
  const { state, action, ownerZone, preferences: manner = [], manner: persona = {} } = place;
  const signature = persona.signature ?? signatureOf(manner);
  const owner = state.participants.find((p) => p.role === 'owner') as Participant;
  const length = mailLengthFor(manner, recipient, [owner.address]);
  const to = addressees(state, action.to);
  const guest = recipient.role !== 'owner';
  const page =
    guest && CHOOSING.has(action.template)
      ? `${place.baseUrl}/${state.phase === 'POLLING' ? 'poll' : 't'}/${makePageToken(place.loopId, recipient.id, place.pageKey)}`
      : null;
  const reader = guest ? recipient : (to.find((p) => p.zone !== null) ?? recipient);
  const zone = (guest ? reader.zone : null) ?? ownerZone;
  return {
    template: action.template,
    seed: place.loopId,
    turn: place.turn ?? 0,
    // A guest who has not written yet is addressed in the language of the mail that named them (E28).
    locale:
      (guest && languageFor(manner, recipient, [owner.address], recipient.language)) ||
      recipient.language ||
      owner.language ||
      place.ownerLanguage ||
      'en',
    tone: persona.tone ?? toneOf(manner, recipient, [owner.address]) ?? 'warm',
    recipient: {
      name: recipient.name,
      role: guest ? 'guest' : 'owner',
      zone,
      zoneGuessed: guest && recipient.zone === null,
    },
    greet: to.map((p) => p.name ?? p.address),
    ...(to.some((p) => p.called) ? { called: to.map((p) => p.called ?? null) } : {}),
    ...(to.length > 0 && to.every((p) => p.familiar) ? { familiar: true } : {}),
    owner: { name: ownNameIn(manner) ?? owner.name ?? owner.address, zone: ownerZone },
    assistant: { name: place.assistantName, ...(persona.disclosure ? { disclosure: persona.disclosure } : {}) },
    // Guests know the matter by the subject of the thread; the title is the calendar's, which they see when it changes.
    meeting: {
      ...state.meeting,
      title: action.changes?.includes('title') ? state.meeting.title : matterOf(state),
      joinUrl: state.booking?.joinUrl ?? null,
      ...(state.booking?.dialIn ? { dialIn: state.booking.dialIn } : {}),
      ...callOf(state),
    },
    // A number is a place in this mail's list; the link means the option of the offer.
    slots: timesSaid(state, action).map((slot, i) => {
      const { n, start, end } = slot;
      const repeats = repeatsSaid(state, action.template, slot, ownerZone);
      const link = page ? `${page}?option=${n}&set=${state.offer?.set ?? 0}` : null;
      return { n: i + 1, start, end, link, ...(repeats ? { repeats } : {}) };
    }),
    page,
    ...(guest && isChangedThere(state, action.template, recipient)
      ? { changePage: `${place.baseUrl}/t/${makePageToken(place.loopId, recipient.id, place.pageKey)}` }
      : {}),
    ...(state.booking?.series && state.phase !== 'CLOSED' ? { oneOfSeries: true } : {}),
    ...data(state, action, to),
    ownerPage: guest ? null : (approvalPage(place, recipient) ?? `${place.baseUrl}/loops/${place.loopId}`),
    note: action.note,
    quote: guest ? null : action.quote,
    ...(action.part ? { part: action.part } : {}),
    ...(action.edited ? { edited: action.edited } : {}),
    ...(place.question && !guest ? { question: place.question } : {}),
    firstContact,
    ...(signature === null ? {} : { signature }),
    ...(guest && length ? { length } : {}),
  };
}

const CHANGED_THERE: ReadonlySet<string> = new Set(['confirm', 'moved', 'rsvp_reminder']);

/** What was booked on a booking page is moved and cancelled on a page as well. */
function isChangedThere(state: LoopState, template: SendPlace['action']['template'], { id }: Participant): boolean {
  return CHANGED_THERE.has(template) && mayChangeOnPage(state, id);
}

/** Those of the action; a mail about the booked event names its time without being told. */
function timesSaid(state: LoopState, action: SendPlace['action']): readonly OfferedSlot[] {
  if (action.slots.length > 0 || CHOOSING.has(action.template) || !state.booking) return action.slots;
  return [{ n: 1, start: state.booking.start, end: state.booking.end }];
}

function data(
  state: LoopState,
  { by, minutes, topics, changes, refuses }: SendPlace['action'],
  to: readonly Participant[],
): Pick<ReplyMessage, 'by' | 'again' | 'minutes' | 'topics' | 'changes' | 'people' | 'refuses'> {
  const actor = state.participants.find((p) => p.id === by);
  const who = actor?.role === 'owner' ? 'owner' : to.length === 1 && to[0]?.id === by ? 'reader' : 'other';
  return {
    ...(actor ? { by: { name: nameOf(actor), who, ...(actor.called ? { called: actor.called.words } : {}) } } : {}),
    ...((state.ownerMoves ?? 0) > 0 ? { again: true } : {}),
    ...(minutes ? { minutes } : {}),
    ...(refuses ? { refuses } : {}),
    ...(topics ? { topics } : {}),
    ...(changes ? { changes } : {}),
    people: state.participants.filter((p) => p.status !== 'declined' && p.status !== 'opted_out').map(nameOf),
  };
}

/** E9: who calls whom. */
function callOf(state: LoopState): Pick<ReplyMessage['meeting'], 'call'> {
  const call = phoneCall(state);
  return call ? { call: { from: nameOf(call.from), to: nameOf(call.to), number: call.number } } : {};
}

/** As they call themselves, unless that looks like a link. */
function nameOf({ name, address }: Participant): string {
  return name && isSayable(name) ? name : address;
}
