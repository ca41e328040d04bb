import fc from 'fast-check';
import type { Template } from '../loop/plan';
import { dayNumber } from '../time/calendar-date';
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

/** Messages in every language, tone and pair of zones. */
export function messagesOf(templates: readonly Template[], starts: fc.Arbitrary<number[]>): fc.Arbitrary<ReplyMessage> {
  return fc
    .record({
      template: fc.constantFrom(...templates),
      locale: fc.constantFrom('en' as const, 'de' as const, 'fr' as const, 'es' as const),
      tone: fc.constantFrom('brief' as const, 'warm' as const, 'formal' as const),
      zone: fc.constantFrom(...ZONES),
      ownerZone: fc.constantFrom(...ZONES),
      seed: fc.string({ minLength: 1, maxLength: 8 }),
      starts,
      durationMin: fc.constantFrom(15, 30, 45, 60, 90),
      firstContact: fc.boolean(),
    })
    .map(({ template, locale, tone, zone, ownerZone, seed, starts: begins, durationMin, firstContact }) => {
      const base = message({}, begins);
      return {
        ...base,
        template,
        locale,
        tone,
        seed,
        firstContact,
        recipient: { ...base.recipient, zone, zoneGuessed: zone === ownerZone },
        owner: { ...base.owner, zone: ownerZone },
        meeting: { ...base.meeting, durationMin },
        slots: base.slots.map((slot) => ({ ...slot, end: slot.start + durationMin })),
      };
    });
}
