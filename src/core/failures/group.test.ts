import { expect, it } from 'vitest';
import { shownFailure } from './group';

const STACK =
  '\n    at perform (/opt/sundial/src/modules/loops/steps/perform.ts:12:3)\n    at run (/opt/sundial/src/a.ts:1:1)';
const failure = (error: string, step = 'perform 4f1c2d3e-0000-4000-8000-000000000001/2') => ({
  step,
  code: 'RT0007',
  failure: `[500 Internal] Error: ${error}\nError: ${error}${STACK}`,
});

it('a failure is shown by one line, its places and the step without its number', () => {
  expect(shownFailure(failure('Google answered 500 for dana@acme.test'))).toMatchObject({
    error: 'Error: Google answered 500 for ‹address›',
    step: 'perform',
    stack: '    at perform (src/modules/loops/steps/perform.ts:12:3)\n    at run (src/a.ts:1:1)',
  });
});

it('failures that differ in ids, figures and addresses are of one kind', () => {
  const kinds = [
    shownFailure(failure('event 77 of dana@acme.test is gone')),
    shownFailure(failure('event 1234 of jane@globex.test is gone', 'perform 00000000-0000-4000-8000-00000000000a/0')),
  ].map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(1);
});

it('failures of another step, error or place are of another kind', () => {
  const one = failure('event 77 is gone');
  const others = [
    failure('event 77 is gone', 'send 2'),
    failure('event 77 is locked'),
    { ...one, failure: one.failure.replace('perform.ts:12:3', 'perform.ts:90:1') },
  ];
  for (const other of others) expect(shownFailure(other).kind).not.toBe(shownFailure(one).kind);
});

it('a failure of which nothing is told has its code for a name', () => {
  expect(shownFailure({ step: null, code: 'RT0010', failure: null })).toEqual({
    kind: '|RT0010|#|',
    error: 'RT0010',
    stack: '',
    step: null,
  });
});
