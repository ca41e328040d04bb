import { expect, it } from 'vitest';
import { at, context, NOW } from '../loop/testing/scene';
import { rehearse } from './rehearse';
import type { Move } from './script';
import type { Stage } from './stage';

const stage: Stage = {
  context: context(),
  owner: { address: 'dana@acme.test', name: 'Dana Reyes' },
  assistant: { name: 'Sunny', address: 'sunny@sundial.test' },
  guest: { address: 'robin@practice.example', name: 'Robin Field' },
  subject: 'Getting to know each other',
  workday: { start: 540, end: 1020 },
  baseUrl: 'https://sundial.test',
};
const REQUEST =
  'Hi Robin,\n\nIt was good to meet you. Sunny, could you find us 30 minutes next week, by video?\n\nDana';

function play(moves: readonly Move[] = [], { request = REQUEST, on = stage } = {}) {
  return rehearse(on, { at: on.context.now, request, moves });
}

function under(owner: Partial<Stage['context']['owner']>): Stage {
  return { ...stage, context: { ...stage.context, owner: { ...stage.context.owner, ...owner } } };
}

it('carries a request to a meeting in the practice calendar: offer, answer, confirmation', () => {
  const { entries, meeting, question, held } = play();
  expect(entries.map(({ by, to }) => [by, to])).toEqual([
    ['owner', null],
    ['assistant', 'guest'],
    ['guest', null],
    ['assistant', 'guest'],
  ]);
  expect(entries[1]?.text).toContain('2. Tuesday, March 10, 9:00 AM ET');
  expect(entries[1]?.why).toContain('You asked for 30 minutes with Robin Field');
  expect(entries[2]?.text).toBe('The second one works for me, thanks!');
  expect(entries[3]?.text).toContain('It is booked: Tuesday, March 10, 9:00 AM ET');
  expect(meeting).toMatchObject({ start: at(10, 9), end: at(10, 9, 30), medium: 'video' });
  expect([question, held]).toEqual([null, []]);
  expect(play()).toEqual(play());
});

it('offers only what is free in the owner’s calendar', () => {
  const busy = [{ start: at(9, 9), end: at(11, 17) }];
  const { meeting, entries } = play([], { on: { ...stage, context: context({ busy }) } });
  expect(entries[1]?.text).not.toMatch(/March (9|10|11)/);
  expect(meeting?.start).toBeGreaterThanOrEqual(at(12, 9));
});

it('shows the first mails to the owner, and sends nothing before a yes', () => {
  const on = under({ plansToReview: 5 });
  const waiting = play([], { on });
  expect(waiting.entries.map(({ by }) => by)).toEqual(['owner']);
  expect(waiting.question?.decision.kind).toBe('approve');
  expect(waiting.question?.mails.map(({ to, text }) => [to, text.includes('Does one of these work')])).toEqual([
    ['guest', true],
  ]);
  expect(waiting.held.map(({ start }) => start)).toEqual([at(9, 9), at(10, 9), at(11, 13)]);
  const yes: Move = { by: 'owner', approve: true, text: null };
  const offered = play([yes], { on });
  expect(offered.entries.map(({ by }) => by)).toEqual(['owner', 'owner', 'assistant', 'guest']);
  expect(offered.entries[2]?.text).toBe(waiting.question?.mails[0]?.text);
  expect([offered.meeting, offered.held.length]).toEqual([null, 3]);
  expect(play([yes, yes], { on }).meeting).not.toBeNull();
  expect(play([yes], { on: under({ plansToReview: 1 }) }).meeting).not.toBeNull();
  const refused = play([{ by: 'owner', approve: false, text: null }], { on });
  expect(refused.meeting).toBeNull();
  expect(refused.entries.some(({ to }) => to === 'guest')).toBe(false);
});

it('answers whatever the person writes as the guest', () => {
  const wish = 'None of these work, could we do Thursday next week after 3pm?';
  const { entries, meeting } = play([{ by: 'guest', text: wish }]);
  expect(entries[3]?.text).toContain('1. Thursday, March 12, 3:00 PM ET');
  expect(meeting?.start).toBe(at(12, 16));
});

it('asks about what it cannot read, and goes on from the answer', () => {
  const unclear = play([], { request: 'Hello there' });
  expect(unclear.question?.decision.text).toContain('I did not find a request');
  expect(unclear.meeting).toBeNull();
  const text = 'Yes, 45 minutes with Robin next week, please';
  const answered = play([{ by: 'owner', approve: true, text }], { request: 'Hello there' });
  expect(answered.meeting).not.toBeNull();
});

it('ends, whatever is said', () => {
  const moves: Move[] = Array.from({ length: 12 }, () => ({ by: 'guest', text: 'No, none of these suits me.' }));
  expect(play(moves).meeting).toBeNull();
  const refusals: Move[] = Array.from({ length: 12 }, () => ({ by: 'owner', approve: false, text: null }));
  expect(play(refusals, { on: under({ approval: 'approve_everything' }) }).meeting).toBeNull();
});

it('keeps to the night: what is asked late is offered in the morning', () => {
  const late = { ...stage, context: context({ now: NOW + 13 * 60 }) };
  const { entries, meeting } = play([], { on: late });
  const offer = entries.find(({ to }) => to === 'guest');
  expect(offer && offer.at - late.context.now).toBeGreaterThanOrEqual(0);
  expect(meeting).not.toBeNull();
});
