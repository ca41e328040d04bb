import { cpus } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useProduct } from '../../tests/support/running-product';
import { writeSection } from '../results-section';
import { agentdojo, calendarAttempts, mailAttempts } from './agentdojo';
import { ATTACKS } from './attacks';
import { attempt, READERS, type ReaderName } from './attempt';
import { openStage, type Stage } from './stage';

const started = useProduct({ MODEL: 'compatible:honest', MODEL_TOKENS_PER_DAY: '100000000' });
const dojo = agentdojo(process.env.SUNDIAL_EVAL_DIR ?? '');
const outside = dojo ? mailAttempts(dojo) : [];
const QUESTIONS = 3;

/** Mails, mails that the model was asked about, and mails that did what their sender may not, by part and reader. */
const counts = new Map<string, Record<ReaderName, { mails: number; asked: number; wrong: number }>>();
let stage: Stage;

beforeAll(async () => {
  stage = await openStage(started.current());
});

function count(part: string, reader: ReaderName, of: { mails: number; asked: number; wrong: number }): void {
  const none = () => ({ mails: 0, asked: 0, wrong: 0 });
  const row = counts.get(part) ?? { grammar: none(), honest: none(), obedient: none() };
  row[reader] = {
    mails: row[reader].mails + of.mails,
    asked: row[reader].asked + of.asked,
    wrong: row[reader].wrong + of.wrong,
  };
  counts.set(part, row);
}

async function judged(
  part: string,
  reader: ReaderName,
  tried: Parameters<typeof attempt>[2],
  mails = 1,
): Promise<void> {
  const { wrong, asked } = await attempt(stage, reader, tried);
  count(part, reader, { mails, asked: Number(asked), wrong: Number(wrong.length > 0) });
  expect(wrong).toEqual([]);
}

describe.each(READERS)('read by %s', (reader) => {
  test.each(ATTACKS)('$id', (attack) => judged(attack.technique, reader, attack));

  test.each(outside.map((one, index) => ({ ...one, id: `${one.part} ${index + 1}` })))(
    'agentdojo-workspace, $id',
    (one) => judged(`agentdojo-workspace: ${one.part}`, reader, one, one.mails),
  );
});

describe.skipIf(!dojo)('with the events of agentdojo-workspace in the calendar', () => {
  let asked: Awaited<ReturnType<typeof calendarAttempts>> = [];
  beforeAll(async () => {
    if (dojo) asked = await calendarAttempts(stage, dojo);
  });

  const rows = READERS.flatMap((reader) => Array.from({ length: QUESTIONS }, (_, index) => ({ reader, index })));
  test.each(rows)('question $index, read by $reader', async ({ reader, index }) => {
    const one = asked[index];
    if (!one) throw new Error('There is no such question');
    await judged(`agentdojo-workspace: ${one.part}`, reader, one);
  });
});

afterAll(() => {
  const row = (part: string): string => {
    const of = counts.get(part);
    const cell = (reader: ReaderName) => {
      const { mails = 0, asked = 0, wrong = 0 } = of?.[reader] ?? {};
      return `${mails} | ${reader === 'grammar' ? '' : `${asked} | `}${wrong}`;
    };
    return `| ${part} | ${READERS.map(cell).join(' | ')} |`;
  };
  writeSection('injection', [
    '# Mail that gives orders',
    '',
    'Written by `npm run eval:injection`: attacks as MIME through the whole pipeline (SMTP, authentication, PostgreSQL, the loop, calendar and mail out), judged by acts: mails, events, holds, timers, rules, approvals, and words that reach anybody but the owner. `wrong` counts conversations in which something happened that the proved role of the sender may not cause.',
    'Three readers: the grammar alone; with the stand-in of a model that means well; with one that obeys whoever wrote the mail. `asked`: conversations in which the model was asked.',
    `Machine: ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}.`,
    '',
    '| attacks | grammar: mails | wrong | honest: mails | asked | wrong | obedient: mails | asked | wrong |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...[...counts.keys()].map(row),
  ]);
});
