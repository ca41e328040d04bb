import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chooseLanguage } from '../../reading/language';
import { atomsOf } from './atoms';
import { Clause } from './clause';
import { dispatcher, needsOf } from './dispatch';
import { lexiconFor } from './lexicon/lexicons';
import { PRODUCTIONS } from './sentence';

const SENTENCES = ['lines', 'second', 'third', 'fourth'].flatMap((name) =>
  readFileSync(`evals/preferences/${name}.jsonl`, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { text: string }).text),
);

describe('productions', () => {
  it('are asked only where something stands that they need, and would read nothing elsewhere', () => {
    const choose = dispatcher(PRODUCTIONS);
    let spared = 0;
    const wrong: unknown[] = [];
    for (const text of SENTENCES) {
      const { lexicon } = chooseLanguage(text, null);
      const words = lexiconFor(lexicon.language);
      const atoms = atomsOf(text, { now: 29_700_000, zone: 'Europe/Berlin', locale: null, lexicon, words });
      const chosen = choose(atoms);
      for (const production of PRODUCTIONS.filter((one) => !chosen.includes(one))) {
        spared++;
        const read = production(new Clause(atoms, text));
        if (read !== null) wrong.push([text, production.name, read]);
      }
    }
    expect(wrong).toEqual([]);
    expect(spared).toBeGreaterThan(SENTENCES.length * 20);
  });

  it('keep their order', () => {
    const chosen = dispatcher(PRODUCTIONS)([]);
    expect(chosen).toEqual(PRODUCTIONS.filter((one) => chosen.includes(one)));
  });

  it('need what they ask for first, and all of a clause when they look at its words', () => {
    expect(needsOf((clause) => (clause.take('ignore') ? [] : null))).toEqual(new Set(['ignore']));
    expect(needsOf((clause) => (clause.text === '' ? null : []))).toBeNull();
    expect(needsOf(() => [])).toBeNull();
  });
});
