import { expect, it } from 'vitest';
import { compile } from '@/core/preferences/compile';
import { LOCALES } from '@/messages/languages';
import { translator } from '@/messages/translate';
import { NOW } from '../document/document.fixture';
import { EXAMPLES } from './examples';

it.each(LOCALES)('every example is a rule as it stands: %s', (locale) => {
  const say = translator(locale, 'examples');
  const wrong = EXAMPLES.flatMap(({ sentences }) => sentences.map((key) => say(key))).filter((sentence) => {
    const read = compile(`- ${sentence}`, { now: NOW, zone: 'Europe/Berlin', locale });
    return read.sentences.some(({ understood }) => understood !== 'yes');
  });
  expect(wrong).toEqual([]);
});
