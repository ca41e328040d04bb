import { describe, expect, it } from 'vitest';
import { cohenKappa, cohenOfPairs } from './cohen';
import { consequenceOf } from './figure';
import { fleissKappa } from './fleiss';
import { krippendorffAlpha } from './krippendorff';
import { masiDistance, nominalDistance } from './masi';
import { intersectionOverUnion, spanAgreement } from './spans';

const set = (letters: string): ReadonlySet<string> => new Set(letters);
const span = (start: number, end: number, kind = '+') => ({ kind, start, end });

describe('Cohen’s κ', () => {
  it('of the textbook table is 0.4000', () => {
    const figure = cohenKappa([
      [20, 5],
      [10, 15],
    ]);
    expect(figure.value).toBeCloseTo(0.4, 12);
    expect(figure).toMatchObject({ items: 50, raw: 0.7, expected: 0.5, rare: false });
  });

  it('of pairs is that of their table', () => {
    // By hand: 4 of 6 the same; a 3 and 3 times, b 2 and 3, c 1 and 0: expected (9 + 6 + 0) / 36.
    const pairs = ['aa', 'aa', 'ab', 'bb', 'bb', 'ca'].map((pair) => [pair[0], pair[1]] as [string, string]);
    const { raw, expected, value } = cohenOfPairs(pairs);
    expect(raw).toBeCloseTo(4 / 6, 12);
    expect(expected).toBeCloseTo(15 / 36, 12);
    expect(value).toBeCloseTo((4 / 6 - 15 / 36) / (1 - 15 / 36), 12);
  });

  it('is marked where nearly everybody says the same, and shows the raw agreement', () => {
    // Two labelers find a rare intent in one of 50 mails each, not the same: 96 % agreement, κ below zero.
    const rare = cohenKappa([
      [48, 1],
      [1, 0],
    ]);
    expect(rare).toMatchObject({ raw: 0.96, rare: true });
    expect(rare.value).toBeCloseTo((0.96 - 0.9608) / (1 - 0.9608), 12);
    expect(consequenceOf(rare)).toBe('look_at_raw');
    expect(cohenOfPairs([['no', 'no']])).toEqual({ items: 1, raw: 1, expected: 1, value: null, rare: true });
    expect(cohenOfPairs([])).toEqual({ items: 0, raw: null, expected: null, value: null, rare: false });
  });

  it('is of a square table only', () => {
    expect(() => cohenKappa([[1, 2]])).toThrow(RangeError);
  });
});

describe('Fleiss’ κ', () => {
  it('of the example of 10 items, 14 labelers and 5 values is 0.2099', () => {
    // Fleiss 1971 as given in Wikipedia, "Fleiss' kappa", worked example.
    const counts = [
      [0, 0, 0, 0, 14],
      [0, 2, 6, 4, 2],
      [0, 0, 3, 5, 6],
      [0, 3, 9, 2, 0],
      [2, 2, 8, 1, 1],
      [7, 7, 0, 0, 0],
      [3, 2, 6, 3, 0],
      [2, 5, 3, 2, 2],
      [6, 5, 2, 1, 0],
      [0, 2, 2, 3, 7],
    ];
    const { value, raw, expected } = fleissKappa(counts);
    expect(value).toBeCloseTo(0.2099, 4);
    expect(raw).toBeCloseTo(0.378, 3);
    expect(expected).toBeCloseTo(0.2128, 4);
  });

  it('needs the same number of labelers for every item', () => {
    expect(() => fleissKappa([[2, 1], [2]])).toThrow(RangeError);
    expect(() => fleissKappa([[1]])).toThrow(RangeError);
    expect(fleissKappa([]).value).toBeNull();
  });
});

describe('MASI', () => {
  it.each([
    // Passonneau 2006: the same, one within the other, overlapping, disjoint.
    ['ab', 'ab', 0],
    ['ab', 'abcd', 1 - (2 / 4) * (2 / 3)],
    ['a', 'ab', 1 - (1 / 2) * (2 / 3)],
    ['ab', 'bc', 1 - (1 / 3) * (1 / 3)],
    ['a', 'b', 1],
    ['', '', 0],
    ['', 'a', 1],
  ])('distance of %j and %j', (a, b, distance) => {
    expect(masiDistance(set(a), set(b))).toBeCloseTo(distance, 12);
    expect(masiDistance(set(b), set(a))).toBeCloseTo(distance, 12);
  });
});

describe('Krippendorff’s α', () => {
  it('of the example of 4 observers and 12 units is 0.743, values missing', () => {
    // Krippendorff 2011, Computing Krippendorff's Alpha-Reliability, C: any number of observers, nominal, missing data.
    const observers = ['123321412...', '1233224125.3', '.3332342251.', '12332441251.'];
    const units = Array.from({ length: 12 }, (_, i) => observers.map((row) => row[i] ?? '.').filter((v) => v !== '.'));
    const { value, items } = krippendorffAlpha(units, nominalDistance);
    expect(value).toBeCloseTo(0.743421052631579, 12);
    expect(items).toBe(11);
  });

  it('with MASI distance equals what NLTK 3.10 computes of the same labelings', () => {
    const pairs = ['ab ab', 'a ab', 'bc ab', 'c c', 'a d', 'bcd bd', 'd d', 'a a', 'ad ac', 'b b'];
    const units = pairs.map((pair) => pair.split(' ').map(set));
    expect(krippendorffAlpha(units, masiDistance).value).toBeCloseTo(0.501639344262295, 12);
  });

  it('with MASI distance of three mails, by hand', () => {
    // Do = (2·0 + 2·(2/3) + 2·1) / 6 = 5/9. Values a a a ab a b: of 30 ordered pairs a–ab 8 × 2/3, a–b 8 × 1, ab–b 2 × 2/3.
    const units = [
      ['a', 'a'],
      ['a', 'ab'],
      ['a', 'b'],
    ].map((unit) => unit.map(set));
    const expected = (8 * (2 / 3) + 8 + 2 * (2 / 3)) / 30;
    expect(krippendorffAlpha(units, masiDistance).value).toBeCloseTo(1 - 5 / 9 / expected, 12);
  });
});

describe('spans', () => {
  it('agree by whole spans and by minutes', () => {
    const a = [span(0, 60), span(120, 180)];
    const b = [span(0, 60), span(150, 210)];
    // Whole: one of two and two. Minutes: 60 + 30 of 60 + 90.
    expect(spanAgreement([[a, b]])).toEqual({ items: 1, f1: 0.5, iou: 90 / 150 });
  });

  it('of another polarity are other spans; nobody’s spans are no item', () => {
    expect(intersectionOverUnion([span(0, 60)], [span(0, 60, '-')])).toBe(0);
    expect(intersectionOverUnion([span(0, 30), span(30, 60)], [span(0, 60)])).toBe(1);
    expect(spanAgreement([[[], []]])).toEqual({ items: 0, f1: null, iou: null });
    expect(spanAgreement([[[span(0, 60)], []]])).toEqual({ items: 1, f1: 0, iou: 0 });
  });
});

it.each([
  [0.59, 'rewrite_guideline'],
  [0.6, 'adjudicate_all'],
  [0.8, 'adjudicate_all'],
  [0.81, 'adjudicate_conflicts'],
] as const)('κ of %d means: %s', (value, consequence) => {
  expect(consequenceOf({ items: 9, raw: 0.9, expected: 0.5, value, rare: false })).toBe(consequence);
});
