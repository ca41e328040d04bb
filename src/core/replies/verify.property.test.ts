import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs';
import type { Template } from '../loop/plan';
import { dayNumber } from '../time/calendar-date';
import type { ReplyMessage } from './message';
import { MUTATIONS } from './mutations.fixture';
import { inWritableLanguage, renderReply } from './render';
import { verifyReply } from './verify';

const ZONES = [
  'America/New_York',
  'America/Los_Angeles',
  'Europe/London',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Asia/Tokyo',
];
const TEMPLATES: Template[] = [
  'offer',
  'counter',
  'taken',
  'which',
  'echo',
  'follow_up',
  'confirm',
  'moved',
  'cancelled',
];
/** Two hours before the change of 8 March 2026 in New York. */
const EDGE = dayNumber(2026, 3, 8) * 1440 + 300;
const page = 'https://sundial.example/t/token';

const messages = fc
  .record({
    template: fc.constantFrom(...TEMPLATES),
    locale: fc.constantFrom('en' as const, 'de' as const, 'fr' as const, 'es' as const),
    tone: fc.constantFrom('brief' as const, 'warm' as const, 'formal' as const),
    zone: fc.constantFrom(...ZONES),
    ownerZone: fc.constantFrom(...ZONES),
    seed: fc.string({ minLength: 1, maxLength: 6 }),
    starts: fc.uniqueArray(fc.integer({ min: EDGE - 200 * 1440, max: EDGE + 400 * 1440 }), {
      minLength: 1,
      maxLength: 4,
    }),
    durationMin: fc.constantFrom(15, 30, 45, 60, 90),
  })
  .map(
    ({ template, locale, tone, zone, ownerZone, seed, starts, durationMin }): ReplyMessage => ({
      template,
      seed,
      locale,
      tone,
      recipient: { name: 'Anna Schmidt', role: 'guest', zone, zoneGuessed: zone === ownerZone },
      greet: ['Anna Schmidt'],
      owner: { name: 'Dana Reed', zone: ownerZone },
      assistant: { name: 'Sunny' },
      meeting: {
        title: 'Roadmap',
        noun: 'call',
        durationMin,
        medium: 'video',
        location: null,
        phone: null,
        joinUrl: null,
      },
      slots: starts
        .sort((a, b) => a - b)
        .map((start, i) => ({ n: i + 1, start, end: start + durationMin, link: `${page}?option=${i + 1}&set=1` })),
      page,
      ownerPage: null,
      note: null,
      quote: null,
      firstContact: false,
    }),
  );

it('lets every mail of ours pass', () => {
  fc.assert(
    fc.property(messages, (message) => {
      expect(verifyReply(renderReply(message), message)).toEqual([]);
    }),
    { seed: 21, numRuns: propertyRuns(500, 10_000) },
  );
});

it('finds every change that would mislead, in the text, in the HTML and in both', () => {
  const found = new Map<string, number>();
  fc.assert(
    fc.property(
      messages,
      fc.constantFrom(...Object.keys(MUTATIONS)),
      fc.constantFrom('text', 'html', 'both'),
      fc.nat(40),
      fc.nat(10_000),
      (message, kind, where, at, by) => {
        const written = renderReply(message);
        const mutated = MUTATIONS[kind]?.(written, inWritableLanguage(message), at, by) ?? written;
        const sent = {
          text: where === 'html' ? written.text : mutated.text,
          html: where === 'text' ? written.html : mutated.html,
        };
        fc.pre(sent.text !== written.text || sent.html !== written.html);
        found.set(kind, (found.get(kind) ?? 0) + 1);
        expect(verifyReply(sent, message), `${kind} in ${where}\n${sent.text}`).not.toEqual([]);
      },
    ),
    { seed: 22, numRuns: propertyRuns(2_000, 12_000) },
  );
  // Each kind applies to some mails, so that none is tried in name only.
  for (const kind of Object.keys(MUTATIONS)) expect(found.get(kind) ?? 0, kind).toBeGreaterThan(10);
});
