import { expect, it } from 'vitest';
import { inspectPreferences } from '@/inspect/preferences';
import { inspectRead } from '@/inspect/read';
import { LOCALES } from '@/messages/languages';
import { translator } from '@/messages/translate';
import { REQUESTS, SENTENCES } from './examples';

const NOW = '2026-12-01T15:00:00Z';
const ZONE = 'America/New_York';

const requests = LOCALES.flatMap((locale) =>
  REQUESTS.map(({ words, loop }) => ({ words: translator(locale, 'guide')(words), loop })),
);
const sentencesOf = LOCALES.flatMap((locale) =>
  SENTENCES.map(({ words }) => ({ words: translator(locale, 'guide')(words) })),
);

it.each(requests)('“$words” is understood to the last word', ({ words, loop }) => {
  const offered = loop === 'options_offered' ? ['2026-12-03 10:00'] : [];
  const row = { id: 1, text: `Sunny, ${words}`, now: NOW, ownerZone: ZONE, role: 'owner', loopState: loop, offered };
  expect(inspectRead(row)).toMatchObject({ residue: [], gate: { auto: true, reasons: [] } });
});

it.each(sentencesOf)('“$words” is compiled', ({ words }) => {
  const { sentences } = inspectPreferences({ id: 1, document: words, now: NOW, zone: ZONE }) as {
    sentences: { understood: string }[];
  };
  expect(sentences.length).toBeGreaterThan(0);
  for (const sentence of sentences) expect(sentence.understood).toBe('yes');
});
