import { describe, expect, it } from 'vitest';
import { chooseLanguage } from './language';
import { isMeaningless } from './token-shape';
import { tokenize } from './tokenizer';

const TEXTS = [
  'Not Sat. 3rd, 9:30 or 14.5.2027 (a@b.co), please call an event called Board Offsite on FY27 at London time!',
  'Lieber Tom, am 3. ginge es, um 9. Weder Di noch Mi; ich habe bis drei Termine. Lieber Fr als Mo, Do schon.',
  "Je n'y serai pas mardi à 14 h 30, qu'en dis-tu ?",
  'Mejor el martes que el miércoles, ¿vale? $40',
];

describe('tokens', () => {
  it('all have the same fields in the same order', () => {
    const tokens = TEXTS.flatMap((text) => tokenize(text, chooseLanguage(text, null).lexicon, 0));
    expect(new Set(tokens.map((token) => Object.keys(token).join()))).toHaveLength(1);
  });

  it('are known to mean nothing', () => {
    const [known, strange] = tokenize('Tuesday zzyzx', chooseLanguage('', 'en').lexicon, 0);
    expect([known, strange].map((token) => token && isMeaningless(token))).toEqual([false, true]);
  });
});
