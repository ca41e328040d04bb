import { GLYPHS } from './plot-glyphs';

/** One bar: how long it is, in the unit of its group, and its figure as it is written; null: nothing was measured. */
export interface Bar {
  readonly value: number | null;
  readonly label: string;
}

/** CSS pixels; the picture has twice as many. */
export const PLOT_WIDTH = 560;
const ROW = 26;
const BAR = 14;
const GAP = 20;
const LEFT = 40;
const RIGHT = 72;

/** Seen on a light ground and on a dark one: three to one and more against both. */
const AMBER = '#c2600f';
const GREY = '#7a7a7a';

/** How high the picture of these groups is, in CSS pixels. */
export function plotHeight(groups: readonly (readonly Bar[])[]): number {
  return groups.reduce((sum, bars) => sum + bars.length * ROW, 0) + Math.max(0, groups.length - 1) * GAP;
}

/**
 * Bars in groups, one below the other, as SVG: each with its number, counted on from group to group, and its figure. No word and
 * no font is in it; the ground shows through.
 */
export function plotSvg(groups: readonly (readonly Bar[])[]): string {
  const height = plotHeight(groups);
  let y = 0;
  let n = 0;
  const drawn = groups.map((bars, at) => {
    const most = Math.max(0, ...bars.map(({ value }) => value ?? 0));
    const line =
      at === 0 ? '' : `<path d="M0 ${y - GAP / 2}H${PLOT_WIDTH}" stroke="${GREY}" stroke-width="1" opacity=".5"/>`;
    const rows = bars.map(({ value, label }, row) => {
      n += 1;
      const top = y + row * ROW;
      const length = most === 0 || !value ? 0 : Math.max(2, ((PLOT_WIDTH - LEFT - RIGHT) * value) / most);
      const end = LEFT + length + 10;
      const bar =
        length === 0
          ? ''
          : `<rect x="${LEFT}" y="${top + (ROW - BAR) / 2}" width="${length.toFixed(1)}" height="${BAR}" rx="3" fill="${AMBER}"/>`;
      return `${bar}${written(String(n), 4, top)}${written(label, end, top)}`;
    });
    y += bars.length * ROW + GAP;
    return `${line}${rows.join('')}`;
  });
  const size = `width="${PLOT_WIDTH * 2}" height="${height * 2}" viewBox="0 0 ${PLOT_WIDTH} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawn.join('')}</svg>`;
}

/** Figures from x on, in the middle of a row; what cannot be drawn is left out. */
function written(text: string, x: number, top: number): string {
  const scale = 0.72;
  let at = x;
  const drawn = [...text].flatMap((letter) => {
    const glyph = GLYPHS[letter];
    if (!glyph) return [];
    const place = `translate(${at.toFixed(2)} ${(top + (ROW - 16 * scale) / 2).toFixed(2)}) scale(${scale})`;
    at += (letter === '.' || letter === ',' ? 5 : 14) * scale;
    return [`<path transform="${place}" d="${glyph}"/>`];
  });
  return `<g fill="none" stroke="${GREY}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</g>`;
}
