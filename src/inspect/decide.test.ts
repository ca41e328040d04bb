import { describe, expect, test } from 'vitest';
import { inspectDecide } from './decide';

interface Decided {
  readonly state: { readonly phase: string; readonly offer: { readonly slots: readonly object[] } | null } & Record<
    string,
    unknown
  >;
  readonly plan: {
    readonly actions: readonly ({ readonly kind: string } & Record<string, unknown>)[];
    readonly review: string;
    readonly risk: number;
  };
}
const decide = (row: object) => inspectDecide({ id: 1, ...row }) as Decided;
const kinds = ({ plan }: Decided) => plan.actions.map(({ kind }) => kind);

const free = [
  { from: '2026-03-09T09:00:00-04:00', to: '2026-03-09T12:00:00-04:00' },
  { from: '2026-03-11T13:00:00-04:00', to: '2026-03-11T17:00:00-04:00' },
];
const request = {
  now: '2026-03-03T10:00:00-05:00',
  state: null,
  event: { to: ['jane@globex.example'], text: 'Sunny, can you find 30 minutes for Jane and me next week?' },
  authority: { role: 'owner', level: 'A2' },
  free,
};
const offered = { participants: ['jane@globex.example'], offered: ['2026-03-09T10:00', '2026-03-11T14:00'] };
const jane = { role: 'guest', level: 'A1' };

describe('inspect decide', () => {
  test('a request of the owner becomes an offer inside the free time, with recipients by address', () => {
    const made = decide(request);
    expect(kinds(made)).toEqual(['hold', 'send', 'set_timer', 'set_timer']);
    expect(made.plan.actions[1]).toMatchObject({
      template: 'offer',
      recipients: ['jane@globex.example', 'dana@acme.example'],
    });
    const starts = made.state.offer?.slots.map((slot) => (slot as { start: string }).start) ?? [];
    expect(starts).toHaveLength(3);
    for (const start of starts) {
      expect(free.some(({ from, to }) => from <= start && start < to)).toBe(true);
    }
  });

  test('the state that it prints is the state that the next line takes', () => {
    const { state } = decide(request);
    const again = decide({
      ...request,
      now: '2026-03-04T10:00:00-05:00',
      state,
      event: { text: 'The second one works for me.' },
      authority: jane,
    });
    expect(again.plan.actions).toMatchObject([{ kind: 'book', slot: { start: '2026-03-09T10:00:00-04:00' } }]);
    expect(decide({ ...request, state, event: 'take_over' }).state).toMatchObject({ takenOver: true });
  });

  test.each([
    ['names and numbers', { intents: ['accept_option'], options: [2] }],
    [
      'what read prints',
      { intents: ['accept_option'], options: [{ option: 2, stance: 'accept' }], residue: [], gate: {} },
    ],
    [
      'the reading itself',
      {
        understood: 'full',
        intents: [{ kind: 'accept_option', confidence: 0.97, evidence: 'the second' }],
        options: [{ option: 2, stance: 'accept', confidence: 0.97, evidence: 'the second' }],
        details: { durationMin: null },
      },
    ],
  ])('a reading may be written as %s', (_, reading) => {
    const made = decide({ state: offered, reading, authority: jane, free });
    expect(made.plan).toMatchObject({ risk: 2, review: 'none', actions: [{ kind: 'book' }] });
    expect(made.plan.actions[0]?.slot).toMatchObject({
      start: '2026-03-11T14:00:00-04:00',
      end: '2026-03-11T14:30:00-04:00',
    });
  });

  test.each([
    ['objects', [{ from: '2026-03-10T14:00:00-04:00', to: '2026-03-10T15:00:00-04:00' }]],
    ['pairs', [['2026-03-10T14:00:00-04:00', '2026-03-10T15:00:00-04:00']]],
    ['start and end, wall time', [{ start: '2026-03-10 14:00', end: '2026-03-10 15:00' }]],
  ])('free time may be written as %s, and a window as instants', (_, times) => {
    const reading = { intents: ['propose_times'], windows: [{ from: '2026-03-10T14:00:00-04:00' }] };
    const row = { state: offered, reading, authority: jane };
    expect(kinds(decide({ ...row, free: times }))).toEqual(['book']);
    expect(kinds(decide({ ...row, free: [] }))).not.toContain('book');
  });

  test('without free time the calendar counts as one that cannot be read', () => {
    const { free: _, ...row } = request;
    expect(decide(row).plan.actions).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ kind: 'send', template: 'owner_question' })]),
    );
    expect(decide({ ...row, free: 'revoked' }).plan.actions).toContainEqual(
      expect.objectContaining({ kind: 'notice', key: 'calendar-revoked' }),
    );
  });

  test('a word of a model alone does not book', () => {
    const reading = { intents: ['accept_option'], options: [2], by: 'model' };
    expect(decide({ state: offered, reading, authority: jane, free }).plan.actions).toContainEqual(
      expect.objectContaining({ kind: 'send', template: 'echo' }),
    );
  });

  test('only the owner commands and decides; a stranger and a machine cause nothing outside', () => {
    const booked = { participants: ['jane@globex.example'], booking: { start: '2026-03-09T10:00' } };
    const cancels = (authority: unknown) => kinds(decide({ state: booked, event: 'cancel', authority, free }));
    expect(cancels('owner')).toContain('cancel_event');
    for (const authority of ['guest', 'stranger', 'machine', 'teammate', { role: 'owner', level: 'A1' }]) {
      expect(cancels(authority)).toEqual(['silent']);
    }
    const reading = { intents: ['cancel'] };
    for (const role of ['stranger', 'machine', 'delegate', 'teammate']) {
      const made = decide({ state: booked, reading, authority: { role }, free });
      expect(made.state.booking).not.toBeNull();
      for (const action of made.plan.actions) {
        const toOwner = JSON.stringify(action.recipients) === '["dana@acme.example"]';
        expect(toOwner || action.timer === 'owner_reminder' || ['silent', 'notice'].includes(action.kind)).toBe(true);
      }
    }
  });

  test('timers, choices and outcomes are events too', () => {
    const row = { state: { phase: 'OFFERING', ...offered }, free };
    expect(decide({ ...row, event: { option: 1 } }).plan.actions).toMatchObject([{ kind: 'book' }]);
    expect(decide({ ...row, event: 'follow_up' }).plan.actions).toContainEqual(
      expect.objectContaining({ template: 'follow_up' }),
    );
    const booked = { kind: 'booked', start: '2026-03-09T10:00', end: '2026-03-09T10:30' };
    expect(decide({ ...row, event: booked }).state).toMatchObject({
      phase: 'BOOKED',
      booking: { start: '2026-03-09T10:00:00-04:00' },
    });
  });

  test('what cannot be meant is refused, and says where', () => {
    const bad = (row: object, where: string) => expect(() => decide({ ...request, ...row })).toThrow(where);
    bad({ state: { phase: 'WRONG' } }, 'phase');
    bad({ authority: { role: 'boss' } }, 'role');
    bad({ authority: { role: 'owner', rank: 'A2' } }, 'rank');
    bad({ authority: { role: 'owner', level: 'A9' } }, 'level');
    bad({ free: [{ from: 'noon', to: 'night' }] }, 'free');
    bad({ event: { kind: 'rumour' } }, 'event');
    bad({ event: { to: ['jane'] }, reading: {} }, 'not an address');
    bad({ event: {} }, 'reading');
    bad({ reading: { intents: ['conquer'] } }, 'intents');
    bad({ reading: { options: [0] } }, 'options');
    expect(() => decide({ state: null, reading: {}, free: [] })).toThrow('now');
  });
});
