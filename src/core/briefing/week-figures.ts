import type { Block } from '../replies/tree';
import { dayOfWall } from '../time/calendar-date';
import { wallDay } from '../time/wall-format';
import { toWall, zoneTable } from '../time/zone';
import type { WeekFacts } from './facts';
import { type Bar, PLOT_WIDTH, plotHeight } from './plot';
import { BRIEFING_WORDS, type BriefingReader } from './render';

/** One group of bars, and what its table calls them. */
export interface FigureGroup {
  readonly caption: string;
  readonly rows: readonly (Bar & { readonly name: string; readonly written: string })[];
}

const MOST_PEOPLE = 5;

/** The figures of a week in the reader's language, group by group; a group of which there is nothing is left out. */
export function figureGroups(
  facts: Pick<WeekFacts, 'people' | 'kinds' | 'weeks'>,
  reader: BriefingReader,
): FigureGroup[] {
  const { language, zone } = reader;
  const { plot, week } = BRIEFING_WORDS[language];
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1, useGrouping: false });
  const hours = (name: string, minutes: number | null) => {
    const label = minutes === null ? '–' : number.format(Math.round(minutes / 6) / 10);
    return { name, value: minutes, label, written: minutes === null ? '–' : plot.hours(label) };
  };
  const since = (start: number) =>
    week.since(wallDay(dayOfWall(toWall(zoneTable(zone), start)) * 1440, language, { short: true }));
  const groups: FigureGroup[] = [
    { caption: plot.people, rows: facts.people.slice(0, MOST_PEOPLE).map((one) => hours(one.name, one.minutes)) },
    { caption: plot.kinds, rows: facts.kinds.map((one) => hours(plot.kind[one.kind], one.minutes)) },
    { caption: plot.toBook, rows: facts.weeks.map((one) => hours(since(one.start), one.toBook)) },
    {
      caption: plot.mails,
      rows: facts.weeks.map(({ start, mails }) => {
        const label = number.format(mails);
        return { name: since(start), value: mails, label, written: label };
      }),
    },
  ];
  return groups.filter(({ rows }) => rows.some(({ value }) => value !== null && value > 0));
}

/** The picture (`cid`: the part of the mail that it is; null: there is none), and the same figures as tables beneath. */
export function figureBlocks(
  groups: readonly FigureGroup[],
  { language }: BriefingReader,
  cid: string | null,
): Block[] {
  const { plot } = BRIEFING_WORDS[language];
  let n = 0;
  const tables = groups.map(({ caption, rows }): Block => {
    const cells = rows.map(({ name, written }) => {
      n += 1;
      return { cells: [String(n), name, written], strong: false };
    });
    return { kind: 'table', caption, rows: cells };
  });
  if (cid === null || groups.length === 0) return tables;
  const captions = new Intl.ListFormat(language, { type: 'conjunction' }).format(groups.map(({ caption }) => caption));
  const height = plotHeight(groups.map(({ rows }) => rows));
  return [{ kind: 'picture', cid, alt: plot.alt(captions), width: PLOT_WIDTH, height }, ...tables];
}
