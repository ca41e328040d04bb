import { describe, expect, it } from 'vitest';
import { languageOf } from './languages';
import { GUEST_TEMPLATES, message } from './message.fixture';
import { renderReply } from './render';
import { verifyReply } from './verify';

const DISTANT = {
  de: /(?<!\p{L})(?:Sie|Ihnen|Ihre?[rmns]?)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:votre|vos|vous)(?!\p{L})(?<!rendez-vous)/iu,
  es: /(?<!\p{L})(?:usted(?:es)?|dígame|escriba|proponga|marque|indique)(?!\p{L})/iu,
};

describe.each(['de', 'fr', 'es'] as const)('whom the owner is close to (%s)', (locale) => {
  const close = languageOf({ locale, familiar: true });
  const all = languageOf({ locale });

  it('is never addressed from a distance', () => {
    const { familiar } = all;
    const said = [
      ...Object.values(familiar?.sentences ?? {}).flat(),
      close.optOut,
      close.otherTime,
      close.allThatSuit,
      close.youWrote,
      close.guessedZone('X'),
    ];
    expect(said.filter((sentence) => DISTANT[locale].test(sentence))).toEqual([]);
  });

  it('has its own sentences for every mail that guests get', () => {
    const private_ = new Set(['owner_question', 'owner_status', 'was_it_you']);
    const missing = Object.keys(all.phrases).filter(
      (key) => !private_.has(key) && !(key in (all.familiar?.sentences ?? {})),
    );
    expect(missing).toEqual([]);
  });

  it.each(GUEST_TEMPLATES)('gets the mail %s, which says what it should', (template) => {
    const one = message({ locale, template, familiar: true, called: [{ words: 'Anna', formal: false }] });
    const rendered = renderReply(one);
    expect(verifyReply(rendered, one)).toEqual([]);
    expect(rendered.text).not.toMatch(DISTANT[locale]);
    expect(rendered.text.split('\n')[0]).toMatch(/^(?:Hallo Anna,|Bonjour Anna,|Hola, Anna:)$/);
  });
});

it('in English nothing changes', () =>
  expect(renderReply(message({ familiar: true }))).toEqual(renderReply(message())));
