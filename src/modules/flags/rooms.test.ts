import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FLAG_KEYS, FLAGS_WITHOUT_ROOM } from './schema';

const sources = readdirSync('src', { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

it('a flag is asked for somewhere, or stands among those whose room is still to be built', () => {
  const asked = (key: string) => new RegExp(`(?:flagOn|useFlag)\\('${key}'|\\bflags(?:\\.${key}\\b|\\['${key}'\\])`);
  const idle = FLAG_KEYS.filter((key) => !sources.some((text) => asked(key).test(text)));
  expect(idle).toEqual(FLAGS_WITHOUT_ROOM);
});
