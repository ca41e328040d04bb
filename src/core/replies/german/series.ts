import type { SeriesWords } from '../language';

const NTH = { 1: 'ersten', 2: 'zweiten', 3: 'dritten', 4: 'vierten', [-1]: 'letzten' } as const;

/** How often something happens. */
export const series: SeriesWords = {
  rhythm: ({ unit, interval, days, nth }, weekday) => {
    if (unit === 'month') {
      const months = interval === 1 ? 'jedes Monats' : `alle ${interval} Monate`;
      return interval === 1 ? `am ${NTH[nth]} ${weekday} ${months}` : `${months} am ${NTH[nth]} ${weekday}`;
    }
    if (days === 'working') return 'an jedem Werktag';
    return interval === 1 ? `jeden ${weekday}` : `alle ${interval} Wochen am ${weekday}`;
  },
  at: 'um',
  starting: 'ab',
  times: (count) => `insgesamt ${count} Mal`,
  until: 'bis',
  except: 'außer am',
  othersStand: 'Die übrigen Termine bleiben bestehen.',
};
