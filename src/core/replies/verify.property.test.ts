import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs';
import type { Template } from '../loop/plan';
import { EDGE, messagesOf } from './message.fixture';
import { MUTATIONS } from './mutations.fixture';
import { inWritableLanguage, renderReply } from './render';
import { verifyReply } from './verify';

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
const starts = fc
  .uniqueArray(fc.integer({ min: EDGE - 200 * 1440, max: EDGE + 400 * 1440 }), { minLength: 1, maxLength: 4 })
  .map((unsorted) => unsorted.sort((a, b) => a - b));
const messages = messagesOf(TEMPLATES, starts);

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
