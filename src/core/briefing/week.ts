import { type Block, toHtml, toText } from '../replies/tree';
import { formatDay, formatTime, zoneLabel } from '../time/format';
import type { EpochMinute, Period } from '../time/period';
import { zoneTable } from '../time/zone';
import type { WeekFacts } from './facts';
import {
  BRIEFING_WORDS,
  type BriefingLinks,
  type BriefingMail,
  type BriefingReader,
  linkBlock,
  type ToldItem,
} from './render';
import { type FigureGroup, figureBlocks } from './week-figures';

const MOST_PEOPLE = 3;
const MOST_RISKS = 2;

/** What is told of a week, line by line, in the reader's language; nothing where there was nothing. */
export function weekItems(facts: WeekFacts, { language, zone: tzid }: BriefingReader): ToldItem[] {
  const words = BRIEFING_WORDS[language];
  const { week } = words;
  const zone = zoneTable(tzid);
  const hours = (minutes: number) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(Math.round(minutes / 6) / 10);
  const { met, booked, toBook, mails, moves, risks } = facts;
  const people = facts.people.slice(0, MOST_PEOPLE).map(({ name, minutes }) => week.person(name, hours(minutes)));
  const figures = [
    ...(met > 0 ? [week.met(hours(met))] : []),
    ...(people.length > 0 ? [week.people(new Intl.ListFormat(language).format(people))] : []),
    ...(booked > 0 ? [week.booked(booked)] : []),
    ...(booked > 0 && toBook !== null ? [week.toBook(hours(toBook))] : []),
    ...(mails > 0 ? [week.mails(mails)] : []),
    ...(moves > 0 ? [week.moves(moves)] : []),
  ];
  const told = risks.slice(0, MOST_RISKS).map(({ start, first, second }) => {
    const [one, other] = [first ?? words.untitled, second ?? words.untitled];
    return week.risk(formatDay(start, zone, language), formatTime(start, zone, language), one, other);
  });
  return [
    ...figures.map((text) => ({ kind: 'figure', text, href: null })),
    ...told.map((text) => ({ kind: 'conflict', text, href: '/dashboard' })),
  ];
}

/** The mail. */
export function weekMail(
  told: {
    readonly items: readonly ToldItem[];
    readonly week: Period;
    readonly figures: readonly FigureGroup[];
    /** The part of the mail that is their picture; null: there is none. */
    readonly cid: string | null;
  },
  reader: BriefingReader,
  link: BriefingLinks,
): BriefingMail {
  const { items, week, figures, cid } = told;
  const { language, zone: tzid, at } = reader;
  const words = BRIEFING_WORDS[language];
  const zone = zoneTable(tzid);
  const day = (minute: EpochMinute) => formatDay(minute, zone, language);
  const opening = words.week.opening(day(week.start), day(at), zoneLabel(tzid, language, at));
  const blocks: Block[] = [
    { kind: 'paragraph', text: opening },
    ...items.flatMap(({ text }, index): Block[] => [
      { kind: 'paragraph', text },
      ...linkBlock(words.links.open, link(index)),
    ]),
    ...figureBlocks(figures, reader, cid),
    ...linkBlock(words.links.today, link('today')),
    { kind: 'paragraph', text: words.closing(reader.assistant) },
    ...linkBlock(words.settings, link('settings')),
  ];
  return { subject: words.week.subject(day(at)), text: toText(blocks), html: toHtml(blocks, language) };
}
