import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PLOT_WIDTH, plotHeight, plotSvg } from '@/core/briefing/plot';
import { GLYPHS } from '@/core/briefing/plot-glyphs';
import { plotPicture } from './commands/plot';

const bar = (value: number | null, label = value === null ? '–' : String(value)) => ({ value, label });
const FULL = [
  [bar(12.5), bar(4), bar(1, '1,5')],
  [bar(9), bar(3)],
  [bar(null), bar(20), bar(3.3), bar(8)],
  [bar(0), bar(7), bar(11), bar(6)],
];

/** How many pixels of the picture are drawn on with one of these colours, in a part of it. */
async function drawn(png: Buffer, area: { left: number; top: number; width: number; height: number }): Promise<number> {
  const { data } = await sharp(png).ensureAlpha().extract(area).raw().toBuffer({ resolveWithObject: true });
  let found = 0;
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 128) found += 1;
  return found;
}

/** WCAG 2.1 relative luminance. */
const light = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string) => {
  const [low = 0, high = 0] = [light(a), light(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};

describe('the picture of a week', () => {
  it('is a small PNG of twice its size, with a number, a bar and a figure in every row that has one, and a ground that shows through', async () => {
    const png = await plotPicture(FULL);
    expect(png).not.toBeNull();
    const { format, width, height, hasAlpha } = await sharp(png!).metadata();
    expect({ format, width, height, hasAlpha }).toEqual({
      format: 'png',
      width: PLOT_WIDTH * 2,
      height: plotHeight(FULL) * 2,
      hasAlpha: true,
    });
    expect(png!.length).toBeLessThan(16 * 1024);
    let top = 0;
    for (const bars of FULL) {
      for (const { value } of bars) {
        const row = { top: top * 2, height: 52 };
        expect(await drawn(png!, { left: 0, width: 72, ...row })).toBeGreaterThan(20);
        const length = await drawn(png!, { left: 80, width: 1040, ...row });
        // Beside the longest bar only the figure is shorter than it.
        expect(length > 900).toBe(value !== null && value > 0);
        expect(length).toBeGreaterThan(20);
        top += 26;
      }
      top += 20;
    }
    expect(await drawn(png!, { left: 0, top: 0, width: 1120, height: 4 })).toBe(0);
  });

  it('says the same without any font: all that is written in it are lines', () => {
    const svg = plotSvg(FULL);
    expect(svg).not.toMatch(/<text|font/);
    for (const one of '0123456789.,–') expect(GLYPHS[one]).toBeTruthy();
  });

  it('is seen on white and on what mail programs make of it in the dark', () => {
    const colours = new Set(plotSvg(FULL).match(/#[0-9a-f]{6}/g));
    expect(colours.size).toBe(2);
    for (const colour of colours) {
      for (const ground of ['#ffffff', '#121212', '#1f1f1f'])
        expect(contrast(colour, ground)).toBeGreaterThanOrEqual(3);
    }
  });

  it('is not there where nothing was measured, or where it would be too large', async () => {
    expect(await plotPicture([])).toBeNull();
    expect(await plotPicture([Array.from({ length: 700 }, (_, n) => bar(n + 0.5))])).toBeNull();
  });
});
