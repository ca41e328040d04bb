import { describe, expect, it } from 'vitest';
import { minuteOf } from '../time/period';
import { compile } from './compile';
import { rulesOf } from './compiled';

const at = (iso: string) => minuteOf(Date.parse(iso));
const document = '- I am in Lisbon from 3 to 9 December 2026.\n- No meetings before 10.\n';

describe('sentences about certain days', () => {
  it('hold through their last day in the zone of the owner', () => {
    const { sentences } = compile(document, { now: at('2026-12-09T23:30-05:00'), zone: 'America/New_York' });
    expect(sentences.map((sentence) => sentence.past)).toEqual([false, false]);
  });

  it('stop by themselves and are shown as past', () => {
    const compiled = compile(document, { now: at('2026-12-10T00:30-05:00'), zone: 'America/New_York' });
    expect(compiled.sentences.map((sentence) => sentence.past)).toEqual([true, false]);
    expect(rulesOf(compiled).map(({ rule }) => rule.kind)).toEqual(['never']);
  });

  it('without a year are counted from when they were written', () => {
    const words = 'Keep 24 December to 2 January free.';
    const context = { now: at('2027-01-03T12:00Z'), zone: 'Etc/UTC' };
    const [fresh] = compile(words, context).sentences;
    expect(fresh?.past).toBe(false);
    const [old] = compile(words, { ...context, writtenAt: () => at('2026-11-20T12:00Z') }).sentences;
    expect(old?.past).toBe(true);
  });
});
