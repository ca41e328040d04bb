import type { StepContext } from '@/core/loop/context';
import { factsOf } from '@/core/loop/owner/document';
import type { Constraint, LoopState } from '@/core/loop/state';
import { ownerBounds, queryOf } from '@/core/loop/times/search';
import { options } from '@/core/loop/times/solve';
import { wantedFor } from '@/core/preferences/effects/meeting';
import { blockersOf } from '@/core/preferences/preview';
import { relaxations } from '@/core/slots/relax';
import { parseLocalDate } from '@/core/time/calendar-date';
import { formatIso } from '@/core/time/iso';
import { minuteOf } from '@/core/time/period';
import { toInstant, zoneTable } from '@/core/time/zone';
import type { SessionUser } from '@/modules/identity/schema';
import type { SimulateAnswer, Simulated } from '../schema';
import { trialOf } from './trial';

const DAY = 1440;
/** How far ahead a question may reach, in days. */
const LOOKED_AT = 60;

/** What a loop would offer this guest if the text were the document, and why not at one time. Nothing of it is saved. */
export async function simulateAnswer(user: SessionUser, asked: Simulated, nowMs: number): Promise<SimulateAnswer> {
  const now = minuteOf(nowMs);
  const trial = await trialOf(user, asked.text, { start: now, end: now + LOOKED_AT * DAY }, nowMs);
  const { context } = trial;
  const state = askedFor(trial.state, asked, context);
  const { durationMin: minutes, medium } = state.meeting;
  const zone = zoneTable(context.owner.zone);
  const answer = { minutes, medium, zone: context.owner.zone };
  if (!context.calendar.ok) {
    return { ...answer, unreadable: context.calendar.reason, offered: [], opening: [], at: null };
  }
  const { slots } = options(state, context);
  const opening = slots.length > 0 ? [] : relaxations(queryOf(state, context, ownerBounds(state, context)));
  const start = asked.at === undefined ? null : minuteOf(Date.parse(asked.at));
  return {
    ...answer,
    unreadable: null,
    offered: slots.map((slot) => ({ start: formatIso(slot.start, zone), end: formatIso(slot.end, zone) })),
    opening: opening.map(({ rule, opens, sentence = null }) => ({ rule, opens, sentence })),
    at: start === null ? null : { start: formatIso(start, zone), blocked: whyNotAt(state, context, start) },
  };
}

/** The loop after such a request: the guest, the length and medium that the document has for it, and the days. */
function askedFor(state: LoopState, { guest, what, minutes, from, to }: Simulated, context: StepContext): LoopState {
  const zone = zoneTable(context.owner.zone);
  const participants: LoopState['participants'] = guest
    ? [...state.participants, { ...guestOf(guest), id: 'p2' }]
    : state.participants;
  const meeting = { ...state.meeting, ...(what ? { noun: what.toLowerCase(), title: what } : {}) };
  const facts = { ...factsOf({ ...state, participants, meeting }, context), medium: null };
  const rules = context.owner.preferences ?? [];
  const medium = wantedFor(rules, facts).medium ?? meeting.medium;
  const wanted = wantedFor(rules, { ...facts, medium }).durationMin ?? meeting.durationMin;
  const days: Constraint[] =
    from === undefined && to === undefined
      ? []
      : [
          {
            by: 'p1',
            role: 'offer',
            stance: 'can',
            precision: 'week',
            start: from === undefined ? context.now : toInstant(zone, parseLocalDate(from) * DAY),
            end: toInstant(zone, (parseLocalDate(to ?? from ?? '') + 1) * DAY),
          },
        ];
  return { ...state, participants, meeting: { ...meeting, medium, durationMin: minutes ?? wanted }, constraints: days };
}

function guestOf(address: string): Omit<LoopState['participants'][number], 'id'> {
  return { address, name: null, role: 'guest', optional: false, zone: null, zoneSource: null, status: 'pending' };
}

function whyNotAt(state: LoopState, context: StepContext, start: number) {
  const slot = { start, end: start + state.meeting.durationMin };
  return blockersOf(queryOf(state, context, { only: [], exclude: [], from: slot.start, to: slot.end }), slot);
}
