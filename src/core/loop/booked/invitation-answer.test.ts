import { describe, expect, it } from 'vitest';
import type { MessageFacts } from '../context';
import type { LoopState } from '../state';
import { booked, bookedGroup } from '../testing/booked-scene';
import { at, facts, GUEST } from '../testing/scene';
import { invitationAnswer } from './invitation-answer';

const BOB = 'bob@globex.test';
const from = (address: string, changes: Partial<MessageFacts> = {}): MessageFacts =>
  facts({ from: { address, name: null }, role: 'guest', level: 'A2', machine: 'calendar_reply', ...changes });

function part(method: string, lines: readonly string[], uid = 'u'): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//test//EN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'DTSTAMP:20260301T000000Z',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
}
const attendee = (status: string, address = GUEST) => `ATTENDEE;PARTSTAT=${status}:mailto:${address}`;
const utc = (minute: number) => `${new Date(minute * 60_000).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const counter = [`DTSTART:${utc(at(9, 11))}`, `DTEND:${utc(at(9, 12))}`];
const answers = (text: string, sender = from(GUEST), state: LoopState = booked()) =>
  invitationAnswer([text], sender, state);

describe('an answer to the invitation', () => {
  it.each([
    ['ACCEPTED', 'accepted'],
    ['TENTATIVE', 'tentative'],
    ['DECLINED', 'declined'],
  ])('%s', (status, response) => {
    expect(answers(part('REPLY', [attendee(status)]))).toEqual({
      kind: 'rsvp',
      address: GUEST,
      response,
      counter: null,
      via: 'itip',
    });
  });

  it('COUNTER proposes its time; without a status it is no refusal', () => {
    const proposal = { response: 'tentative', counter: { start: at(9, 11), end: at(9, 12) } };
    expect(answers(part('COUNTER', [...counter, attendee('NEEDS-ACTION')]))).toMatchObject(proposal);
  });

  it('COUNTER with a time in no zone proposes nothing', () => {
    const floating = ['DTSTART:20260309T110000', 'DTEND:20260309T120000', attendee('TENTATIVE')];
    expect(answers(part('COUNTER', floating))?.counter).toBeNull();
  });

  it.each<[string, string, MessageFacts]>([
    ['of another event', part('REPLY', [attendee('DECLINED')], 'other'), from(GUEST)],
    ['in the name of somebody else', part('REPLY', [attendee('DECLINED')]), from(BOB)],
    ['of nobody who was invited', part('REPLY', [attendee('DECLINED', 'eve@evil.test')]), from('eve@evil.test')],
    ['that is not proved', part('REPLY', [attendee('DECLINED')]), from(GUEST, { level: 'A1' })],
    ['that is no answer', part('REQUEST', [attendee('DECLINED')]), from(GUEST)],
    ['that says nothing', part('REPLY', [attendee('NEEDS-ACTION')]), from(GUEST)],
    ['that is no calendar', 'METHOD:REPLY', from(GUEST)],
  ])('does not count: one %s', (_, text, sender) => {
    expect(answers(text, sender, bookedGroup())?.address).not.toBe(GUEST);
    expect(answers(text, sender)).toBeNull();
  });

  it('to an older version of the event does not count', () => {
    const state = booked();
    const moved = { ...state, booking: { ...state.booking, sequence: 2 } } as LoopState;
    expect(answers(part('REPLY', ['SEQUENCE:1', attendee('DECLINED')]), from(GUEST), moved)).toBeNull();
    expect(answers(part('REPLY', ['SEQUENCE:2', attendee('DECLINED')]), from(GUEST), moved)?.response).toBe('declined');
  });

  it('counts from whoever manages the calendar of the attendee', () => {
    const two = bookedGroup();
    const managed = {
      ...two,
      participants: two.participants.map((p) => (p.address === BOB ? { ...p, coordinatorFor: 'p2' } : p)),
    };
    expect(answers(part('REPLY', [attendee('ACCEPTED')]), from(BOB), managed)?.address).toBe(GUEST);
  });
});
