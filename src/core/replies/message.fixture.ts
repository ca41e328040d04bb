import fc from 'fast-check';
import type { EventField, Template } from '../loop/plan';
import type { QuestionTopic } from '../reading/reading';
import { dayNumber } from '../time/calendar-date';
import { CHOOSING, timesOf } from './form';
import type { ReplyMessage } from './message';

const ZONES = [
  'America/New_York',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'Europe/London',
  'Europe/Berlin',
  'Africa/Cairo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Etc/UTC',
];

/** Two hours before the change of 8 March 2026 in New York. */
export const EDGE = dayNumber(2026, 3, 8) * 1440 + 300;
export const page = 'https://sundial.example/t/token';

/** An offer to a guest in Berlin, or what `over` makes of it, with a slot of 30 minutes at each start (epoch minutes). */
export function message(
  over: Partial<ReplyMessage> = {},
  starts: readonly number[] = [EDGE, EDGE + 1500, EDGE + 4000],
): ReplyMessage {
  return {
    template: 'offer',
    seed: 'loop:1:0',
    locale: 'en',
    tone: 'warm',
    recipient: { name: 'Anna Schmidt', role: 'guest', zone: 'Europe/Berlin', zoneGuessed: false },
    greet: ['Anna Schmidt'],
    owner: { name: 'Dana Reed', zone: 'America/New_York' },
    assistant: { name: 'Sunny' },
    meeting: {
      title: 'Roadmap',
      noun: 'call',
      durationMin: 30,
      medium: 'video',
      location: null,
      phone: null,
      joinUrl: null,
    },
    slots: starts.map((start, i) => ({ n: i + 1, start, end: start + 30, link: `${page}?option=${i + 1}&set=1` })),
    page,
    ownerPage: null,
    note: null,
    quote: null,
    firstContact: true,
    ...over,
  };
}

/** Every mail that a guest can get. */
export const GUEST_TEMPLATES = [
  'offer',
  'counter',
  'taken',
  'which',
  'echo',
  'follow_up',
  'poll',
  'second_round',
  'reschedule',
  'confirm',
  'moved',
  'cancelled',
  'changed',
  'rsvp_reminder',
  'answer_event',
  'late',
  'late_ask',
  'late_move',
  'clarify',
  'answer_automated',
  'wait_owner',
  'decline',
  'correction',
  'thank_introducer',
] as const satisfies readonly Template[];

const CHANGES: EventField[] = ['duration', 'medium', 'location', 'phone', 'title', 'people'];
const TOPICS: QuestionTopic[] = ['join_link', 'location', 'attendees', 'agenda', 'time_zone', 'status'];
const JOIN = 'https://meet.example/abc-defg-hij';

const DIAL_IN = { number: '812 3456 7890', passcode: '930145', phones: ['+1 646 555 0186', '+49 69 1200 1200'] };

const meetings = fc.record({
  title: fc.constantFrom('Roadmap', 'Planning for 2027, 30 minutes', 'Lunch at 12:30!', ''),
  noun: fc.constantFrom('call', 'coffee', 'interview', 'meeting'),
  durationMin: fc.constantFrom(15, 30, 45, 60, 90),
  medium: fc.constantFrom('video' as const, 'phone' as const, 'in_person' as const),
  location: fc.constantFrom(null, 'Café Einstein, Kurfürstenstr. 58', 'Room 9:30, 5 minutes from the station'),
  phone: fc.constantFrom(null, '+49 30 901820'),
  joinUrl: fc.constantFrom(null, JOIN),
  dialIn: fc.constantFrom(undefined, DIAL_IN),
});

const actors = fc.constantFrom(
  undefined,
  { name: 'Dana Reed', who: 'owner' as const },
  { name: 'Zoë Okafor', who: 'other' as const },
  { name: 'Anna Schmidt', who: 'reader' as const },
);

/** Messages to a guest in every language, tone and pair of zones, with all kinds of data. */
export function messagesOf(
  templates: readonly Template[],
  starts: fc.Arbitrary<number[]> = fc
    .uniqueArray(fc.integer({ min: EDGE - 200 * 1440, max: EDGE + 400 * 1440 }), { minLength: 1, maxLength: 4 })
    .map((unsorted) => unsorted.sort((a, b) => a - b)),
): fc.Arbitrary<ReplyMessage> {
  return fc
    .record({
      template: fc.constantFrom(...templates),
      locale: fc.constantFrom('en' as const, 'de' as const, 'fr' as const, 'es' as const),
      tone: fc.constantFrom('brief' as const, 'warm' as const, 'formal' as const),
      zone: fc.constantFrom(...ZONES),
      ownerZone: fc.constantFrom(...ZONES),
      seed: fc.string({ minLength: 1, maxLength: 8 }),
      turn: fc.nat(4),
      starts,
      meeting: meetings,
      by: actors,
      again: fc.boolean(),
      minutes: fc.option(fc.integer({ min: 1, max: 90 }), { nil: undefined }),
      topics: fc.subarray(TOPICS, { minLength: 1 }),
      changes: fc.subarray(CHANGES, { minLength: 1 }),
      note: fc.constantFrom(null, 'The room is on the second floor.'),
      firstContact: fc.boolean(),
    })
    .map(({ zone, ownerZone, starts: begins, meeting, ...rest }) => {
      const base = message({}, begins);
      const { by, minutes, ...always } = rest;
      return {
        ...base,
        ...always,
        ...(by ? { by } : {}),
        ...(minutes === undefined ? {} : { minutes }),
        people: ['Dana Reed', 'Anna Schmidt', 'Zoë Okafor'],
        recipient: { ...base.recipient, zone, zoneGuessed: zone === ownerZone },
        owner: { ...base.owner, zone: ownerZone },
        meeting,
        page: CHOOSING.has(rest.template) ? page : null,
        slots:
          timesOf({ template: rest.template, slots: base.slots }) === 'none'
            ? []
            : base.slots.map((slot) => ({ ...slot, end: slot.start + meeting.durationMin })),
      };
    });
}
