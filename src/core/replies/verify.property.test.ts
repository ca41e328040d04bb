import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs';
import { inWritableLanguage } from './languages';
import { GUEST_TEMPLATES, messagesOf } from './message.fixture';
import { MUTATIONS as OF_TIMES } from './mutations.fixture';
import { MUTATIONS_OF_FACTS } from './mutations-of-facts.fixture';
import { renderReply } from './render';
import { verifyReply } from './verify';

const MUTATIONS = { ...OF_TIMES, ...MUTATIONS_OF_FACTS };
const RUNS = propertyRuns(800, 40_000);
const messages = messagesOf(GUEST_TEMPLATES);

it('lets every mail of ours pass', () => {
  fc.assert(
    fc.property(messages, (message) => {
      expect(verifyReply(renderReply(message), message)).toEqual([]);
    }),
    { seed: 21, numRuns: propertyRuns(200, 10_000) },
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
    { seed: 22, numRuns: RUNS },
  );
  // Each kind applies to some mails, so that none is tried in name only.
  for (const kind of Object.keys(MUTATIONS)) expect(found.get(kind) ?? 0, kind).toBeGreaterThan(RUNS / 1_000);
});
