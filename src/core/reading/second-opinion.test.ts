import { describe, expect, it } from 'vitest';
import { AS_STATED } from './calibration';
import { FIRST, OFFERED } from './context.fixture';
import { gate } from './gate';
import { read } from './read';
import { claimsOf, type OpinionTable, saidBy } from './second-opinion';

/** Holds that whoever writes "works" takes one slot, with a chance of 98 in 100. */
const TABLE: OpinionTable = {
  least: 0.03,
  claims: [['accept_option', 0]],
  traits: { 'w works': [0, 400], 'w never': [0, -400] },
};

describe('A second opinion', () => {
  it('lets an act pass that it expects', () => {
    const reading = read('Wednesday works', OFFERED, AS_STATED, TABLE);
    expect(gate(reading, OFFERED).auto).toBe(true);
  });

  it('holds back an act that mails with such words hardly ever ask for, whatever the grammar read', () => {
    const table = { ...TABLE, traits: { 'w works': [0, -400] } };
    const reading = read('Wednesday works', OFFERED, AS_STATED, table);
    expect(reading.options).toHaveLength(1);
    expect(gate(reading, OFFERED)).toMatchObject({
      auto: false,
      reasons: expect.arrayContaining(['unread: unlike other mail']),
    });
  });

  it('holds back an act that leaves out what such mails nearly always say', () => {
    const text = 'Thursday at 3?';
    expect(gate(read(text, FIRST, AS_STATED, TABLE), FIRST).auto).toBe(true);
    const table: OpinionTable = { ...TABLE, claims: [['ask_question', 4]] };
    expect(gate(read(text, FIRST, AS_STATED, table), FIRST).auto).toBe(false);
  });

  it('adds nothing to what the grammar doubts already', () => {
    const table = { ...TABLE, traits: { 'w works': [0, -400] } };
    const text = 'Wednesday works if the flurble is gone';
    expect(read(text, OFFERED, AS_STATED, table).residue).toEqual(read(text, OFFERED, AS_STATED, TABLE).residue);
  });

  it('says how many slots are taken and which kinds of times are named, not which', () => {
    const claims = claimsOf(saidBy(read('Thursday 8 October 2-4pm, or Friday after 3, not Monday', FIRST)));
    expect([...claims].sort()).toEqual(
      ['accepted 0', 'can 2', 'can from', 'can range', 'cannot 1', 'propose_times'].sort(),
    );
  });
});
