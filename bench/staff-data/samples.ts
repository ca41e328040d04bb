import type { LoopEventPayload } from '@/core/loop/event';
import type { Action } from '@/core/loop/plan';
import type { LoopState, Phase } from '@/core/loop/state';
import { step } from '@/core/loop/step';
import { bookedEvent } from '@/core/loop/testing/booked-scene';
import { context, GUEST, heard, NOW, newLoop, OWNER, ownerSays } from '@/core/loop/testing/scene';
import { gate } from '@/core/reading/gate';
import { read } from '@/core/reading/read';
import type { Reading, ReadingContext, RiskClass } from '@/core/reading/reading';

/** Stand in the samples for what differs from loop to loop; SQL puts the loop's own in their place. */
export const PLACES = { owner: OWNER, ownerName: 'Dana Reyes', guest: GUEST, guestName: 'Jane Doe', title: 'Chat' };

/** A mail as the reader reads it: what is stored of it is what the product would have stored. */
export interface MailSample {
  readonly subject: string;
  readonly text: string;
  readonly reading: Reading;
  readonly context: ReadingContext;
  readonly risk: RiskClass;
}

/** Mails of a conversation by who writes when: the first, those between, the last. */
const TEXTS = {
  request: [
    'Hi Sunny, please find 30 minutes for Jane and me next week, mornings are best.',
    'Sunny, could you set up a call with Jane on Tuesday or Wednesday afternoon?',
    'Adding Sunny, who finds us a time. An hour in person would be good, any day but Friday.',
    'Please schedule a video call with Jane, 45 minutes, before the end of the month.',
  ],
  reply: [
    'The second one works for me.',
    'Tuesday is full, could we do Wednesday at 3 pm instead?',
    'Any of these. Whatever suits you best!',
    'Neither works, I am travelling until Thursday. The week after is wide open.',
    'Could we make it a phone call? +1 415 555 0132',
    'Works for me, please add Tom, he should be there as well.',
    'I am out of office until Monday.',
    'Could we do 2 or 3, whichever Dana prefers, unless the board meets?',
    'Is there parking near the office?',
  ],
  last: ['Thank you, see you then!', 'Great, talk soon.', 'Perfect.', 'Could we push it back by half an hour?'],
} as const;
export type Turn = keyof typeof TEXTS;

/** The mails, read by the grammar; those of a turn stand together, `from` is the index of the first. */
export function mailSamples(): { mails: MailSample[]; turns: Record<Turn, { from: number; count: number }> } {
  const offered = [1, 2, 3].map((day) => ({ start: NOW + day * 1440, end: NOW + day * 1440 + 30 }));
  const shared = { now: NOW, ownerZone: 'America/New_York', senderZone: null, locale: null } as const;
  const workday = { start: 540, end: 1020 };
  const contexts: Record<Turn, ReadingContext> = {
    request: { ...shared, workday, role: 'owner', loopState: 'new', offered: [], event: null },
    reply: { ...shared, workday, role: 'guest', loopState: 'options_offered', offered, event: null },
    last: { ...shared, workday, role: 'guest', loopState: 'booked', offered, event: offered[1] ?? null },
  };
  const mails: MailSample[] = [];
  const turns = {} as Record<Turn, { from: number; count: number }>;
  for (const turn of Object.keys(TEXTS) as Turn[]) {
    turns[turn] = { from: mails.length, count: TEXTS[turn].length };
    for (const text of TEXTS[turn]) {
      const reading = read(text, contexts[turn]);
      const { class: risk } = gate(reading, contexts[turn]);
      mails.push({ subject: PLACES.title, text, reading, context: contexts[turn], risk });
    }
  }
  return { mails, turns };
}

/** Loops in each phase, as the product's own steps make them, and what was done in three of their turns. */
export function loopSamples(nowMin: number): {
  readonly states: Readonly<Record<Phase, LoopState>>;
  readonly acts: Readonly<Record<'offer' | 'book' | 'confirm', readonly Action[]>>;
  readonly booked: LoopEventPayload;
} {
  const offer = step(newLoop(), ownerSays(heard(['request_meeting'])), context());
  const slot = offer.state.offer?.slots[0];
  if (!slot) throw new Error('The sample of an offer has no times');
  const payload = { ...bookedEvent(slot.start), moved: false };
  const confirm = step(offer.state, payload, context({ version: 2 }));
  const states: Record<Phase, LoopState> = {
    INTAKE: newLoop(),
    OFFERING: offer.state,
    POLLING: { ...offer.state, phase: 'POLLING' },
    BOOKED: confirm.state,
    RESCHEDULING: { ...confirm.state, phase: 'RESCHEDULING' },
    STALLED: { ...offer.state, phase: 'STALLED', followUps: 2 },
    CLOSED: { ...confirm.state, phase: 'CLOSED', closedReason: 'done' },
  };
  const book: Action[] = [{ kind: 'book', slot: { start: slot.start, end: slot.end } }, { kind: 'release_holds' }];
  for (const phase of Object.keys(states) as Phase[]) {
    const { meeting, ...rest } = states[phase];
    states[phase] = { ...rest, meeting: { ...meeting, title: PLACES.title } };
  }
  const acts = { offer: offer.plan.actions, book, confirm: confirm.plan.actions };
  return shifted({ states, acts, booked: payload }, nowMin - NOW);
}

/** The same with every moment later by so many minutes: whatever lies within half a year of the samples' now is one. */
function shifted<T>(value: T, by: number): T {
  if (typeof value === 'number') return (Math.abs(value - NOW) < 180 * 1440 ? value + by : value) as T;
  if (Array.isArray(value)) return value.map((one) => shifted(one, by)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shifted(one, by)])) as T;
}
