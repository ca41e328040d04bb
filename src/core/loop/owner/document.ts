import { baseSubject } from '../../mail/subject';
import type { SourcedRule } from '../../preferences/compiled';
import { askBefore } from '../../preferences/effects/acts';
import { codewordOf } from '../../preferences/effects/codeword';
import type { MeetingFacts } from '../../preferences/effects/facts';
import { offersOf } from '../../preferences/effects/manner';
import { callerFor, phoneFor, placeFor, wantedFor } from '../../preferences/effects/meeting';
import { hasPriority, horizonEnd, queryWith } from '../../preferences/effects/search';
import { titleFor } from '../../preferences/effects/title';
import { namesSaid } from '../../preferences/effects/words';
import type { Reading } from '../../reading/reading';
import type { SlotQuery } from '../../slots/query';
import { EVENLY_SPREAD, type Spread } from '../../slots/rank';
import type { EpochMinute } from '../../time/period';
import type { StepContext } from '../context';
import type { MeetingGoal } from '../meeting-goal';
import type { LoopState, Participant } from '../state';
import { isWish } from '../times/wish';
import type { Act } from './owner-rules';

/** The rules of the owner's document that hold now; none where there is no document. */
export function documentOf(ctx: StepContext): readonly SourcedRule[] {
  return ctx.owner.preferences ?? [];
}

/** What rules may ask about the meeting of this loop. */
export function factsOf(
  { meeting, thread, participants }: LoopState,
  ctx: { readonly owner: Pick<StepContext['owner'], 'addresses'> },
): MeetingFacts {
  return {
    words: [meeting.noun, meeting.title, baseSubject(thread.subject), ...(meeting.words ?? [])],
    medium: meeting.medium,
    guests: participants.filter(takesPart),
    ownAddresses: ctx.owner.addresses,
    codewords: meeting.codewords ?? [],
  };
}

function takesPart({ role, coordinatorFor, status }: Participant): boolean {
  return role === 'guest' && coordinatorFor === undefined && status !== 'declined' && status !== 'opted_out';
}

/** The search under the document. A time that the owner has named for this meeting may lie beyond the horizon. */
export function underDocument(query: SlotQuery, state: LoopState, ctx: StepContext): SlotQuery {
  const rules = documentOf(ctx);
  if (rules.length === 0) return query;
  const about = { meeting: factsOf(state, ctx), ...(ctx.events ? { events: ctx.events } : {}) };
  return queryWith(query, rules, about, lastNamed(state));
}

function lastNamed({ constraints }: LoopState): EpochMinute {
  const named = constraints.filter((said) => said.by === 'p1' && isWish(said));
  return Math.max(Number.NEGATIVE_INFINITY, ...named.map(({ end }) => end));
}

/** Where the days end that may be offered; what the settings say where the document says nothing. */
export function daysEnd(state: LoopState, ctx: StepContext, otherwise: EpochMinute): EpochMinute {
  const rules = documentOf(ctx);
  if (rules.length === 0 || !ctx.calendar.ok) return otherwise;
  return horizonEnd(rules, factsOf(state, ctx), ctx.calendar.attendee.availability, ctx.now) ?? otherwise;
}

/** A codeword of the request asks for the next times there are, today's included. */
export function isUrgent(state: LoopState, ctx: StepContext): boolean {
  return codewordOf(documentOf(ctx), factsOf(state, ctx)) !== null;
}

/** Somebody takes part whom the owner puts first: a VIP. */
export function comesFirst(state: LoopState, ctx: StepContext): boolean {
  return hasPriority(documentOf(ctx), factsOf(state, ctx));
}

/** E2: three options by default, on two days; otherwise where the document says so. */
export function offersIn(ctx: StepContext): { readonly k: number; readonly spread?: Spread } {
  const { count: k = 3, days } = offersOf(documentOf(ctx)) ?? {};
  return { k, ...(days === undefined ? {} : { spread: { ...EVENLY_SPREAD, days } }) };
}

/** Whether the owner is to be asked before an act on this meeting, by the document or the settings. */
export function actRule(state: LoopState, ctx: StepContext, act: Act | null): 'act' | 'ask' | undefined {
  if (act === null) return undefined;
  const said = askBefore(documentOf(ctx), factsOf(state, ctx), act, state.meeting.durationMin);
  if (said === null) return ctx.owner.acts?.[act];
  return said ? 'ask' : 'act';
}

/** The title that the document has for this meeting, once it is known who comes; null where it has none. */
export function documentTitle(state: LoopState, ctx: StepContext): string | null {
  const topic = baseSubject(state.thread.subject) || state.meeting.noun;
  return titleFor(documentOf(ctx), factsOf(state, ctx), { owner: ctx.owner.name, topic });
}

/**
 * The goal as the document has it for such meetings, where the request itself does not say: length, medium, place, number
 * and title. `codewords` are those that the request contains.
 */
export function asPreferred(
  goal: MeetingGoal,
  said: {
    readonly reading: Reading;
    readonly subject: string;
    readonly guests: readonly Participant[];
    readonly codewords: readonly string[];
  },
  ctx: StepContext,
): MeetingGoal {
  const rules = documentOf(ctx);
  if (rules.length === 0) return goal;
  const { details, intents, kinds = [] } = said.reading;
  const { codewords } = said;
  const subject = baseSubject(said.subject);
  const texts = [subject, details.title ?? '', ...intents.map(({ evidence }) => evidence)];
  const words = [...new Set([...namesSaid(rules, texts), ...kinds])].sort();
  const facts: MeetingFacts = {
    words: [goal.noun, ...words],
    medium: goal.medium,
    guests: said.guests.filter(takesPart),
    ownAddresses: ctx.owner.addresses,
    codewords,
  };
  const named = details.medium !== null && details.medium !== 'unspecified';
  const ruled = named ? undefined : wantedFor(rules, { ...facts, medium: null }).medium;
  const medium = ruled ?? goal.medium;
  const known = { ...facts, medium };
  const ownNumber = phoneFor(rules, known);
  const caller = callerFor(rules, known);
  const topic = details.title ?? (subject || goal.noun);
  const owner = ctx.owner.name;
  return {
    ...goal,
    medium,
    ...(ruled ? { mediumAssumed: false } : {}),
    durationMin: details.durationMin ?? wantedFor(rules, known).durationMin ?? goal.durationMin,
    location: goal.location ?? placeFor(rules, known),
    phone: goal.phone ?? ownNumber,
    ...(goal.phone === null && ownNumber !== null ? { numberOf: 'owner' as const } : {}),
    ...(caller === null ? {} : { caller }),
    // Who comes may still be asked.
    title: details.title ?? (known.guests.length > 0 ? titleFor(rules, known, { owner, topic }) : null) ?? goal.title,
    ...(codewords.length > 0 ? { codewords } : {}),
    ...(words.length > 0 ? { words } : {}),
  };
}
