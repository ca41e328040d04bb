import { describe, expect, it } from 'vitest';
import { FLAGS, INTENTS, STANCES, TIME_ROLES } from '../reading/reading';
import { FLAG_MEANINGS, INTENT_MEANINGS, ROLE_MEANINGS, STANCE_SIGNS, TIME_EXAMPLES } from './guideline';
import { timeNotation, windowOf } from './time-notation';

describe('the guideline of labels', () => {
  it('means something by everything that a label can say, each by an example of its own', () => {
    expect(Object.keys(INTENT_MEANINGS).sort()).toEqual([...INTENTS].sort());
    expect(Object.keys(FLAG_MEANINGS).sort()).toEqual([...FLAGS].sort());
    expect(Object.keys(ROLE_MEANINGS).sort()).toEqual([...TIME_ROLES].sort());
    expect(Object.keys(STANCE_SIGNS).sort()).toEqual([...STANCES].sort());
    const examples = Object.values(INTENT_MEANINGS).map(({ example }) => example);
    expect(new Set(examples).size).toBe(INTENTS.length);
  });

  it('writes times as the form reads and writes them', () => {
    for (const [notation] of TIME_EXAMPLES) {
      const window = windowOf(notation, 'America/New_York');
      expect(window, notation).not.toBeNull();
      expect(timeNotation(window as NonNullable<typeof window>, 'America/New_York')).toBe(notation);
    }
    for (const [stance, { sign }] of Object.entries(STANCE_SIGNS)) {
      expect(windowOf(`${sign}2026-03-10`, 'Etc/UTC')?.stance).toBe(stance);
    }
  });
});
