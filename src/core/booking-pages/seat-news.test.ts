import { describe, expect, it } from 'vitest';
import { type EventOfSeats, seatNews, type ToldOfEvent } from './seat-news';

const event: EventOfSeats = {
  state: 'booked',
  start: 100,
  end: 160,
  title: 'Pottery',
  location: null,
  joinUrl: 'https://meet.test/1',
};
const told: ToldOfEvent = { ...event, state: 'booked' };

describe('somebody with a seat is told', () => {
  it.each([
    ['booked', null, event, false],
    [null, told, event, false],
    ['moved', told, { ...event, start: 200, end: 260 }, false],
    ['moved', told, { ...event, end: 190 }, false],
    ['changed', told, { ...event, joinUrl: 'https://meet.test/2' }, false],
    ['changed', told, { ...event, title: 'Glazing' }, false],
    ['changed', told, { ...event, location: '5 Clay Street' }, false],
    ['cancelled', told, { ...event, state: 'ended' }, false],
    ['lost', null, { ...event, state: 'ended' }, false],
    [null, null, { ...event, state: 'arranging' }, false],
    [null, told, { ...event, state: 'arranging' }, false],
    ['given_up', told, event, true],
    ['late', told, { ...event, late: 10 }, false],
    ['late', { ...told, late: 10 }, { ...event, late: 20 }, false],
    ['late', told, { ...event, late: null }, false],
    [null, { ...told, late: 10 }, { ...event, late: 10 }, false],
    [null, { ...told, late: 10 }, event, false],
    ['moved', { ...told, late: 10 }, { ...event, start: 200, end: 260, late: 10 }, false],
    // Nothing has gone to them that could be taken back.
    [null, null, event, true],
    [null, { ...told, state: 'cancelled' }, event, true],
    [null, { ...told, state: 'cancelled' }, { ...event, state: 'ended' }, false],
  ] as const)('%s', (news, before, now, givenUp) => expect(seatNews(before, now, givenUp)).toBe(news));
});
