import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FEATURES, FEATURES_WITHOUT_ROOM } from './account';

/** What nobody is ever refused: every plan has it. */
const EVERYBODYS = ['polls'];

const sources = readdirSync('src/modules', { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

it('a feature that plans differ by is asked for somewhere, or is not sold yet', () => {
  const asked = (key: string) => new RegExp(`(?:limitMet\\([^\\n]*|feature: )'${key}'`);
  const idle = FEATURES.filter((key) => !sources.some((text) => asked(key).test(text)));
  expect(idle.filter((key) => !EVERYBODYS.includes(key))).toEqual(FEATURES_WITHOUT_ROOM);
});
