import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Period } from '../../time/period';
import type { StepContext, StepEvent } from '../context';
import type { LoopState } from '../state';
import { step } from '../step';
import { at, context, facts, GUEST, guestSays, heard, NOW, newLoop, ownerSays, window } from '../testing/scene';
import { requiredGuests, suits } from './voices';

const CASES = process.env.DEEP ? 100_000 : 1_000;
const TURNS = 8;
const others = ['bob@globex.test', 'eve@initech.test', 'ana@acme.test'].map((address) => ({ address, name: null }));

type Turn = (state: LoopState) => StepEvent;

const who = fc.constantFrom(GUEST, ...others.map((p) => p.address));
const marks: fc.Arbitrary<Turn> = fc
  .record({ id: fc.constantFrom('p2', 'p3', 'p4', 'p5'), options: fc.subarray([1, 2, 3]), current: fc.nat(9) })
  .map(({ id, options, current }) => (state) => ({
    kind: 'choice',
    participantId: id,
    set: (state.offer?.set ?? 1) - (current === 0 ? 1 : 0),
    options,
    zone: null,
    heard: null,
  }));
const writes: fc.Arbitrary<Turn> = fc
  .record({
    from: who,
    options: fc.subarray([1, 2, 3], { maxLength: 2 }),
    any: fc.boolean(),
    windows: fc.array(
      fc
        .record({ day: fc.integer({ min: 4, max: 13 }), from: fc.integer({ min: 8, max: 16 }), hours: fc.nat(9) })
        .map(({ day, from, hours }) => window(at(day, from), at(day, from + 1 + hours))),
      { maxLength: 2 },
    ),
    cannot: fc.boolean(),
    intent: fc.constantFrom('accept_option', 'state_availability', 'decline_options', 'decline_meeting', 'thank'),
    auto: fc.nat(4),
  })
  .map(({ from, options, any, windows, cannot, intent, auto }) => () => {
    const accepted = options.map((option) => ({ option, stance: 'accept' as const, confidence: 1, evidence: 'x' }));
    const said = windows.map((w) => (cannot ? { ...w, stance: 'cannot' as const } : w));
    const reading = { options: accepted, acceptAny: any && options.length === 0 };
    return guestSays(heard([intent as 'thank'], reading, said, auto > 0), { from: { address: from, name: null } });
  });
const decides: fc.Arbitrary<Turn> = fc
  .record({ n: fc.nat(6), approve: fc.boolean() })
  .map(({ n, approve }) => ({ needsOwner }) => {
    const decision = needsOwner.at(-1);
    const choice = decision?.choices?.[n]?.id;
    const answer = { kind: 'decision' as const, decisionId: decision?.id ?? '', approve, answer: null, by: 'u' };
    return choice ? { ...answer, choice } : answer;
  });
const passes: fc.Arbitrary<Turn> = fc.constantFrom<Turn>(
  () => ({ kind: 'timer', timer: 'follow_up' }),
  () => ({ kind: 'delivery_failed', address: others[0]?.address ?? '', reason: '5.1.1', permanent: true }),
);

function peers(taken: readonly Period[]): StepContext['peers'] {
  const { calendar } = context({ busy: taken });
  const ana = others[2]?.address ?? '';
  return calendar.ok ? new Map([[ana, { ...calendar.attendee, role: 'REQ-PARTICIPANT' }]]) : new Map();
}

it(`a group meets only when it suits all who are required (${CASES.toLocaleString('en')} turns)`, () => {
  let booked = 0;
  const turn = fc.oneof({ weight: 6, arbitrary: marks }, { weight: 4, arbitrary: writes }, decides, passes);
  const busy = fc.array(fc.nat(13 * 1440).map((from) => ({ start: NOW + from, end: NOW + from + 300 })));
  fc.assert(
    fc.property(
      fc.array(turn, { minLength: TURNS, maxLength: TURNS }),
      busy,
      fc.integer({ min: 1, max: 3 }),
      fc.constantFrom('all' as const, 'most' as const),
      fc.boolean(),
      (turns, taken, guests, groupQuorum, optional) => {
        const scene = (version: number) =>
          context({
            version,
            busy: taken,
            peers: peers(taken),
            now: NOW + version * 90,
            owner: { ...context().owner, groupQuorum },
          });
        const to = [...facts().to, ...others.slice(0, guests)];
        let { state } = step(newLoop(), ownerSays(heard(['request_meeting']), { to }), scene(1));
        if (optional) {
          const participants = state.participants.map((p) => (p.id === 'p3' ? { ...p, optional } : p));
          state = { ...state, participants };
        }
        for (const [index, make] of turns.entries()) {
          const event = make(state);
          const ctx = scene(index + 2);
          const made = step(state, event, ctx);
          booked += check(event, made, ctx);
          state = made.state;
        }
      },
    ),
    { numRuns: CASES / TURNS, seed: 20_261_121 },
  );
  // They do come to an agreement in these cases, so that the check of it is one.
  expect(booked).toBeGreaterThan(CASES / 60);
});

/** 1 where a time was agreed on. */
function check(event: StepEvent, made: ReturnType<typeof step>, ctx: StepContext): number {
  const { state, plan } = made;
  if (state.phase === 'POLLING') expect(state.offer).not.toBeNull();
  const mails = plan.actions.filter((a) => a.kind === 'send' && a.to.some((id) => id !== 'p1'));
  for (const mail of mails) {
    if (mail.kind !== 'send') continue;
    expect(mail.slots.length).toBeLessThanOrEqual(3);
    // Row 33: an answer alone is told to nobody; what goes to several is a new round.
    const round = mail.template === 'second_round' || mail.template === 'counter' || mail.template === 'follow_up';
    if (event.kind === 'choice' && mail.to.length > 1) expect(round).toBe(true);
  }
  const taken = plan.actions.find((a) => a.kind === 'book');
  if (!taken) return 0;
  expect(mails).toEqual([]);
  const required = requiredGuests(state);
  // The owner may go without somebody.
  if (required.length < 2 || event.kind === 'decision') return 0;
  for (const person of required) expect(suits(state, person, taken.slot, ctx)).toBe(true);
  return 1;
}
