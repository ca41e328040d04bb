import type { SeriesWords } from '../language';

const NTH = { 1: 'premier', 2: 'deuxième', 3: 'troisième', 4: 'quatrième', [-1]: 'dernier' } as const;

/** How often something happens. */
export const series: SeriesWords = {
  rhythm: ({ unit, interval, days, nth }, weekday) => {
    if (unit === 'month') {
      return `le ${NTH[nth]} ${weekday} ${interval === 1 ? 'de chaque mois' : `tous les ${interval} mois`}`;
    }
    if (days === 'working') return 'chaque jour ouvré';
    return interval === 1 ? `chaque ${weekday}` : `le ${weekday} toutes les ${interval} semaines`;
  },
  at: 'à',
  starting: 'à partir du',
  times: (count) => `${count} fois au total`,
  until: 'jusqu’au',
  except: 'sauf le',
  othersStand: 'Les autres rendez-vous sont maintenus.',
};
