import { describe, expect, test } from 'vitest';
import { busyTypeOf, type EventFacts } from './busy-policy';

const plain: EventFacts = { status: 'confirmed', transparent: false, type: 'default', response: 'accepted' };

describe('A18 which events block', () => {
  test.each<[string, Partial<EventFacts>, string]>([
    ['an ordinary event', {}, 'BUSY'],
    ['an event of the owner alone', { response: null }, 'BUSY'],
    ['cancelled', { status: 'cancelled' }, 'FREE'],
    ['declined', { response: 'declined' }, 'FREE'],
    ['declined and tentative', { response: 'declined', status: 'tentative' }, 'FREE'],
    ['transparent', { transparent: true }, 'FREE'],
    ['a birthday', { type: 'birthday' }, 'FREE'],
    ['a working location', { type: 'workingLocation' }, 'FREE'],
    ['out of office', { type: 'outOfOffice', response: null }, 'BUSY-UNAVAILABLE'],
    ['a declined out of office', { type: 'outOfOffice', status: 'cancelled' }, 'FREE'],
    ['focus time', { type: 'focusTime', response: null }, 'BUSY'],
    ['read from a mail', { type: 'fromGmail', response: null }, 'BUSY'],
    ['tentative', { status: 'tentative', response: null }, 'BUSY-TENTATIVE'],
    ['answered with maybe', { response: 'tentative' }, 'BUSY-TENTATIVE'],
    ['not answered', { response: 'needsAction' }, 'BUSY-TENTATIVE'],
  ])('%s', (_, facts, expected) => {
    expect(busyTypeOf({ ...plain, ...facts })).toBe(expected);
  });

  test('what the owner decides', () => {
    const policy = { needsAction: 'FREE', tentative: 'BUSY' } as const;
    expect(busyTypeOf({ ...plain, response: 'needsAction' }, policy)).toBe('FREE');
    expect(busyTypeOf({ ...plain, response: 'tentative' }, policy)).toBe('BUSY');
    expect(busyTypeOf({ ...plain, status: 'tentative' }, policy)).toBe('BUSY');
  });
});
