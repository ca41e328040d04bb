import { expect, it } from 'vitest';
import { AS_STATED, CALIBRATION, onCurve } from './calibration';
import { OFFERED } from './context.fixture';
import { read } from './read';

it('reads values between the points of a curve, and the nearest outside of them', () => {
  const curve = [
    [0.5, 0.25],
    [0.75, 0.75],
  ] as const;
  expect([0.2, 0.5, 0.625, 0.75, 1].map((stated) => onCurve(curve, stated))).toEqual([0.25, 0.25, 0.5, 0.75, 0.75]);
  expect(onCurve([], 0.8)).toBe(0.8);
});

it('has curves that rise, between nought and one', () => {
  for (const curve of [...Object.values(CALIBRATION.intents), CALIBRATION.intent, CALIBRATION.option]) {
    curve.forEach(([stated, right], i) => {
      expect(stated).toBeGreaterThan(curve[i - 1]?.[0] ?? -1);
      expect(right).toBeGreaterThanOrEqual(curve[i - 1]?.[1] ?? 0);
      expect(right).toBeLessThanOrEqual(1);
    });
  }
});

it('changes confidences and nothing else', () => {
  const reading = read('The second one works, thanks!', OFFERED, AS_STATED);
  const result = read('The second one works, thanks!', OFFERED);
  const plain = (of: typeof reading) => ({
    ...of,
    intents: of.intents.map(({ kind, evidence }) => ({ kind, evidence })),
    options: of.options.map(({ option, stance, evidence }) => ({ option, stance, evidence })),
  });
  expect(plain(result)).toEqual(plain(reading));
  expect(result.intents[0]?.confidence).toBeGreaterThan(0.9);
});
