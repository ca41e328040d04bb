import { describe, expect, it } from 'vitest';
import { openingState } from '@/core/loop/opening';
import type { LoopState, Participant } from '@/core/loop/state';
import { dayNumber } from '@/core/time/calendar-date';
import { translator } from '@/messages/translate';
import { personWords } from './person-words';

/** Tuesday, November 24, 2026, 10:00 in New York. */
const now = dayNumber(2026, 11, 24) * 1440 + 15 * 60;
const opened = openingState({ address: 'dana@acme.test', name: 'Dana', zone: 'America/New_York' }, 'Coffee');
const kim: Participant = {
  id: 'p2',
  address: 'kim@guest.test',
  name: 'Kim Park',
  role: 'guest',
  optional: false,
  zone: null,
  zoneSource: null,
  status: 'pending',
};
const booking = { meetingId: 'm', joinUrl: null, htmlLink: null, icalUid: 'u', sequence: 0, start: now, end: now + 30 };
const named = {
  by: 'p2',
  role: 'offer' as const,
  stance: 'can' as const,
  start: now,
  end: now + 60,
} as LoopState['constraints'][number];
const words = (over: Partial<Participant>, state: Partial<LoopState> = {}) =>
  personWords(
    { ...kim, ...over },
    {
      state: { ...opened, phase: 'POLLING', participants: [...opened.participants, kim], ...state },
      now,
      direct: ['lee@acme.test'],
    },
    { t: translator('en', 'loops'), locale: 'en' as const, zone: 'America/New_York' },
  );

describe('a person of a loop', () => {
  it.each<[Partial<Participant>, Partial<LoopState>, string]>([
    [{}, {}, 'No answer yet'],
    [{}, { phase: 'INTAKE' }, 'Not asked yet'],
    [{}, { constraints: [named] }, 'Has named times'],
    [{ address: 'lee@acme.test' }, {}, 'Calendar is read'],
    [{ address: 'lee@acme.test', status: 'declined' }, {}, 'Declined'],
    [{ answer: { yes: [{ start: now, end: now + 30 }] } }, {}, 'Has answered'],
    [{ answer: { yes: [] } }, {}, 'None suits'],
    [{ awayUntil: now + 2880, answer: { yes: [] } }, {}, 'Away until Thursday, November 26'],
    [{ awayUntil: now - 1 }, {}, 'No answer yet'],
    [{ status: 'unreachable' }, {}, 'Mail does not reach them'],
    [{ status: 'opted_out' }, {}, 'Wants no mail'],
    [{ status: 'declined' }, {}, 'Declined'],
    [{}, { phase: 'BOOKED', booking }, 'Invited'],
    [{ rsvp: 'tentative' }, { phase: 'BOOKED', booking }, 'Tentative'],
    [{ rsvp: 'accepted' }, { phase: 'BOOKED', booking }, 'Accepted the invitation'],
    [{ rsvp: 'accepted' }, { phase: 'RESCHEDULING', booking }, 'No answer yet'],
  ])('%j in %j: %s', (over, state, answer) => {
    expect(words(over, state).answer).toBe(answer);
  });

  it('says what part they have, where they are, and which times suit, in the owner’s zone', () => {
    const answer = { yes: [{ start: now, end: now + 30 }] };
    expect(words({ optional: true, zone: 'Asia/Kolkata', answer }).details).toEqual([
      'Optional',
      'Kolkata',
      'Can Tue, Nov 24 · 10:00 AM',
    ]);
    expect(words({ coordinatorFor: 'p1' }).details).toEqual(['Arranges the time of Dana']);
  });
});
