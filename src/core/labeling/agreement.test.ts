import { describe, expect, it } from 'vitest';
import { FIRST, OFFERED } from '../reading/context.fixture';
import { read } from '../reading/read';
import type { Intent, Reading } from '../reading/reading';
import { labelAgreement } from './agreement';
import { comparedFields, differingFields, fieldsOf } from './fields';

const base = read('', OFFERED);
const saying = (kinds: readonly Intent[], over: Partial<Reading['details']> = {}): Reading => ({
  ...base,
  intents: kinds.map((kind) => ({ kind, confidence: 1, evidence: '' })),
  details: { ...base.details, ...over },
});
const figure = (readings: readonly (readonly Reading[])[], field: string) =>
  labelAgreement(readings.map((all) => ({ context: OFFERED, readings: all }))).fields.find(
    (one) => one.field === field,
  );

describe('two labelings of a mail', () => {
  it('are compared by what they say, not by how sure they are or where it stands', () => {
    const text = 'Tuesday at 2pm works, 45 minutes by phone.';
    const reading = read(text, FIRST);
    const other: Reading = {
      ...reading,
      intents: reading.intents.map((intent) => ({ ...intent, confidence: 0.1, evidence: '' })).reverse(),
      windows: reading.windows.map((window) => ({ ...window, quote: '', by: 'both' })),
      residue: ['works'],
    };
    expect(differingFields(fieldsOf(reading, FIRST), fieldsOf(other, FIRST))).toEqual([]);
    const longer = { ...other, details: { ...other.details, durationMin: 60 }, windows: [] };
    expect(differingFields(fieldsOf(reading, FIRST), fieldsOf(longer, FIRST))).toEqual(['times', 'duration']);
    expect(
      comparedFields(fieldsOf(reading, FIRST), fieldsOf(longer, FIRST)).find((one) => one.field === 'duration'),
    ).toEqual({ field: 'duration', a: ['45'], b: ['60'], same: false });
  });
});

describe('agreement of labelers', () => {
  it('of a single choice is Cohen’s κ, by hand', () => {
    // phone/phone, phone/video, none/none, none/none: 3 of 4; phone 2 and 1, video 0 and 1, none 2 and 2: 6/16.
    const medium = (a: Reading['details']['medium']) => saying([], { medium: a });
    const found = figure(
      [
        [medium('phone'), medium('phone')],
        [medium('phone'), medium('video')],
        [medium(null), medium(null)],
        [medium(null), medium(null)],
        [medium('phone')],
      ],
      'medium',
    );
    expect(found?.by).toBe('cohen');
    expect(found?.figure.items).toBe(4);
    expect(found?.figure.value).toBeCloseTo((3 / 4 - 6 / 16) / (1 - 6 / 16), 12);
    expect(found?.consequence).toBe('adjudicate_all');
  });

  it('of intents is α with MASI distance, and κ per intent', () => {
    const a = saying(['thank']);
    const both = saying(['thank', 'cancel']);
    const result = labelAgreement([
      { context: OFFERED, readings: [a, a] },
      { context: OFFERED, readings: [a, both] },
    ]);
    // Do = (2/3 · 2) / 4; of 12 ordered pairs 6 are {thank}–{thank, cancel}.
    const alpha = 1 - 1 / 3 / ((6 * (2 / 3)) / 12);
    expect(result.fields.find(({ field }) => field === 'intents')?.figure.value).toBeCloseTo(alpha, 12);
    expect(result.intents).toMatchObject([
      { intent: 'cancel', figure: { items: 2, raw: 0.5, expected: 0.5, value: 0 } },
      { intent: 'thank', figure: { raw: 1, value: null, rare: true } },
    ]);
  });

  it('of three labelers is Fleiss’ κ', () => {
    const minutes = (durationMin: number) => saying([], { durationMin });
    const found = figure(
      [
        [minutes(30), minutes(30), minutes(60)],
        [minutes(60), minutes(60), minutes(60)],
      ],
      'duration',
    );
    // P = (1/3 + 1)/2; shares 2/6 and 4/6.
    expect(found?.by).toBe('fleiss');
    expect(found?.figure.value).toBeCloseTo((2 / 3 - 20 / 36) / (1 - 20 / 36), 12);
  });

  it('of times is the overlap of their spans', () => {
    const two = read('Tuesday 2-4pm works for me.', FIRST);
    const one = { ...two, windows: two.windows.map((window) => ({ ...window, to: '15:00' })) };
    const { times } = labelAgreement([{ context: FIRST, readings: [two, one] }]);
    expect(two.windows).toHaveLength(1);
    expect(times).toEqual({ items: 1, f1: 0, iou: 0.5 });
  });
});
