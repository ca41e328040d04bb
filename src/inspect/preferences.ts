import { z } from 'zod';
import { USUAL } from '@/core/preferences/basics';
import { compile } from '@/core/preferences/compile';
import { rulesOf } from '@/core/preferences/compiled';
import { MAX_DOCUMENT } from '@/core/preferences/document';
import { settingsOf } from '@/core/preferences/settings/settings';
import { knownZone } from '@/core/time/zone';
import { instantOf } from './instant';

const rowSchema = z.object({
  document: z.string().max(MAX_DOCUMENT),
  now: z.string(),
  zone: z.string().refine((name) => knownZone(name) !== undefined, 'Unknown time zone'),
  locale: z.string().nullish(),
});

/** `preferences`: what a preferences document says, as settings and sentence by sentence. Throws ZodError for a malformed row. */
export function inspectPreferences(row: unknown): object {
  const { document, now, zone, locale } = rowSchema.parse(row);
  const compiled = compile(document, { now: instantOf(now, zone), zone, locale: locale ?? null });
  const sentences = compiled.sentences.map(({ start: _, end: __, ...sentence }) => sentence);
  return { preferences: settingsOf(rulesOf(compiled), { ...USUAL, zone }), sentences, conflicts: compiled.conflicts };
}
