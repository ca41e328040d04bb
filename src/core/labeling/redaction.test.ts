import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FIRST } from '../reading/context.fixture';
import { read } from '../reading/read';
import { mailRow } from './mail-row';
import { redactedRow } from './row-redaction';

const PEOPLE = [
  { address: 'jane.roe@globex.test', name: 'Jane Roe' },
  { address: 'dana@acme.test', name: 'Dana Smith' },
];
const TEXT = `Hi Dana,

Tuesday 2-4pm works. Please add Milo (milo@initech.test); Jane Roe will call +1 415 555 0132, id 8451234.
Notes: https://docs.globex.test/x?y=1

Jane`;

it('takes names, addresses, numbers and links out of a row, the same stand-in everywhere', () => {
  const row = mailRow({ id: 'a-1', split: 'test', text: TEXT, tags: ['en'] }, read(TEXT, FIRST), FIRST);
  const clean = redactedRow(row, PEOPLE);
  expect(clean.text).toBe(`Hi Person2,

Tuesday 2-4pm works. Please add Milo (person3@example.com); Person1 Person1 will call +1 202 555 0100, id 5555555.
Notes: https://link.example/

Person1`);
  expect(clean.gold.participants).toEqual([{ op: 'add', email: 'person3@example.com' }]);
  expect({ ...clean, text: '', gold: { ...clean.gold, participants: [] } }).toEqual({
    ...row,
    text: '',
    gold: { ...row.gold, participants: [] },
  });
});

it('takes out who is greeted, whoever that is', () => {
  const clean = redactedRow({ text: 'Dear Mr. Whitcombe,\nMr. Whitcombe may come on Friday.' }, []);
  expect(clean.text).toBe('Dear Mr. Person1,\nMr. Person1 may come on Friday.');
});

interface Row {
  readonly text: string;
  readonly gold: object;
}

it('leaves to labelled mail what it says: it is read as before', () => {
  const folder = join('evals', 'mails');
  const rows = readdirSync(folder)
    .filter((file) => /^(spent|first).*\.jsonl$/.test(file))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n').slice(0, 20))
    .map((line) => JSON.parse(line) as Row);
  const changed = rows.filter((row) => {
    const before = read(row.text, FIRST);
    const after = read(redactedRow({ text: row.text }, []).text, FIRST);
    const said = ({ intents, windows, options, details }: typeof before) =>
      JSON.stringify([
        intents.map(({ kind }) => kind),
        windows.map(({ quote: _, ...window }) => window),
        options.map(({ option, stance }) => [option, stance]),
        details.durationMin,
        details.medium,
      ]);
    return said(before) !== said(after);
  });
  expect(rows.length).toBeGreaterThan(120);
  expect(changed.map(({ text }) => text)).toEqual([]);
});
