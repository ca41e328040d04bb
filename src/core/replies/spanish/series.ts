import type { SeriesWords } from '../language';

const NTH = { 1: 'primer', 2: 'segundo', 3: 'tercer', 4: 'cuarto', [-1]: 'último' } as const;

/** How often something happens. */
export const series: SeriesWords = {
  rhythm: ({ unit, interval, days, nth }, weekday) => {
    if (unit === 'month') {
      return `el ${NTH[nth]} ${weekday} de cada ${interval === 1 ? 'mes' : `${interval} meses`}`;
    }
    if (days === 'working') return 'cada día laborable';
    return interval === 1 ? `cada ${weekday}` : `el ${weekday} cada ${interval} semanas`;
  },
  at: 'a las',
  starting: 'a partir del',
  times: (count) => `${count} veces en total`,
  until: 'hasta el',
  except: 'excepto el',
  othersStand: 'Las demás reuniones se mantienen.',
};
