import type { SeriesWords } from '../language';

const NTH = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', [-1]: 'last' } as const;

/** How often something happens. */
export const series: SeriesWords = {
  rhythm: ({ unit, interval, days, nth }, weekday) => {
    if (unit === 'month') {
      const months = interval === 1 ? 'every month' : interval === 2 ? 'every other month' : `every ${interval} months`;
      return `on the ${NTH[nth]} ${weekday} of ${months}`;
    }
    if (days === 'working') return 'every weekday';
    if (interval === 1) return `every ${weekday}`;
    return interval === 2 ? `every other ${weekday}` : `every ${interval} weeks on ${weekday}`;
  },
  at: 'at',
  starting: 'starting',
  times: (count) => `${count} times in all`,
  until: 'until',
  except: 'except on',
  othersStand: 'The other times stand.',
};
