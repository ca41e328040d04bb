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
PersonD: https://docs.globex.test/x?y=1

Jane`;

it('takes names, addresses, numbers and links out of a row, the same stand-in everywhere', () => {
  const row = mailRow({ id: 'a-1', split: 'test', text: TEXT, tags: ['en'] }, read(TEXT, FIRST), FIRST);
  const clean = redactedRow(row, PEOPLE);
  expect(clean.text).toBe(`Hi PersonB,

Tuesday 2-4pm works. Please add PersonC (person3@example.com); PersonA PersonA will call +1 202 555 0100, id 5555555.
PersonD: https://link.example/

PersonA`);
  expect(clean.gold.participants).toEqual([{ op: 'add', email: 'person3@example.com' }]);
  expect({ ...clean, text: '', gold: { ...clean.gold, participants: [] } }).toEqual({
    ...row,
    text: '',
    gold: { ...row.gold, participants: [] },
  });
});

it('takes out who is greeted, whoever that is', () => {
  const clean = redactedRow({ text: 'Dear Mr. Whitcombe,\nMr. Whitcombe may come on Friday.' }, []);
  expect(clean.text).toBe('Dear Mr. PersonA,\nMr. PersonA may come on Friday.');
});

it('takes out whoever is named in passing, in whatever language, and leaves the words about time', () => {
  const clean = redactedRow(
    { text: 'Wednesday works, and if Mary can come then she comes. Mary Ann Potter may phone; Dr. Okafor in May.' },
    PEOPLE,
  );
  expect(clean.text).toBe(
    'Wednesday works, and if PersonC can come then she comes. PersonC PersonC PersonC may phone; Dr. PersonD in May.',
  );
  for (const [text, name] of [
    ['Passt es auch, wenn Ottilie am Montag dabei ist?', 'Ottilie'],
    ['Mardi me va si Geneviève peut venir.', 'Geneviève'],
    ['El martes me va bien si viene Rocío.', 'Rocío'],
  ] as const)
    expect(redactedRow({ text }, PEOPLE).text).toBe(text.replace(name, 'PersonC'));
});

it('takes out a contact whose name is a word, where it is written as a name', () => {
  const text = 'Rose will ask Will on Friday.';
  expect(redactedRow({ text }, PEOPLE, { contacts: ['Will Turner', 'Rose'] }).text).not.toMatch(/Rose|Will/);
  expect(redactedRow({ text }, PEOPLE, { contacts: ['Will Turner', 'Rose'] }).text).toContain(' will ask ');
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
    const after = read(redactedRow({ text: row.text }, [], { ours: ['Sunny', 'Ava'] }).text, FIRST);
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
  // A stand-in is no word of any language: of a hundred mails one may be read otherwise beside it.
  expect(changed.length).toBeLessThanOrEqual(Math.floor(rows.length / 100));
});
