import type { Language } from '../loop/state';
import { type Block, toHtml, toText } from '../replies/tree';
import { formatDay, formatTime, formatTimeRange, zoneLabel } from '../time/format';
import type { EpochMinute } from '../time/period';
import { zoneTable } from '../time/zone';
import type { BriefedMatter, BriefingFact } from './facts';
import { english } from './words/english';
import { french } from './words/french';
import { german } from './words/german';
import { spanish } from './words/spanish';
import type { BriefingWords } from './words/words';

export const BRIEFING_WORDS: Readonly<Record<Language, BriefingWords>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
};

/** Who reads it, and when (epoch minutes). */
export interface BriefingReader {
  readonly language: Language;
  /** IANA name of the zone in which the times are. */
  readonly zone: string;
  readonly at: EpochMinute;
  /** Name of the assistant that writes. */
  readonly assistant: string;
}

/** One thing in words. `href`: where its link leads, a path of ours or an address of a meeting; null: nowhere. */
export interface ToldItem {
  readonly kind: string;
  readonly text: string;
  readonly href: string | null;
  /** What an answer to it is about; absent where it only tells. */
  readonly about?: BriefedMatter;
}

export interface BriefingMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What is told, in the reader's language and on their clock. */
export function toldItems(items: readonly BriefingFact[], reader: BriefingReader): ToldItem[] {
  return items.map((item) => ({
    kind: item.kind,
    text: textOf(item, reader),
    href: hrefOf(item),
    about: matterOf(item),
  }));
}

function textOf(item: BriefingFact, { language, zone: tzid }: BriefingReader): string {
  const words = BRIEFING_WORDS[language];
  const zone = zoneTable(tzid);
  const time = (at: EpochMinute) => formatTime(at, zone, language);
  const day = (at: EpochMinute) => formatDay(at, zone, language);
  switch (item.kind) {
    case 'decision':
      return words.decision(item.title);
    case 'meeting': {
      const said = words.meeting(formatTimeRange(item.start, item.end, zone, language), item.title ?? words.untitled);
      const names = new Intl.ListFormat(language).format(item.firstTime);
      return names ? `${said}. ${words.firstTime(names)}` : said;
    }
    case 'conflict':
      return words.conflict(time(item.start), item.first ?? words.untitled, item.second ?? words.untitled);
    case 'booked':
      return words.booked(item.title, day(item.start), time(item.start));
    case 'overdue':
      return words.overdue(item.title);
    case 'ahead':
      return words.ahead(day(item.start), time(item.start), item.title ?? words.untitled);
  }
}

function hrefOf(item: BriefingFact): string | null {
  switch (item.kind) {
    case 'decision':
      return item.href;
    case 'booked':
    case 'overdue':
      return `/loops/${item.loopId}`;
    case 'meeting':
      return item.joinUrl?.startsWith('https:') ? item.joinUrl : loopHref(item.loopId);
    case 'conflict':
      return '/dashboard';
    case 'ahead':
      return loopHref(item.loopId);
  }
}

function loopHref(loopId: string | null): string | null {
  return loopId === null ? null : `/loops/${loopId}`;
}

function matterOf(item: BriefingFact): BriefedMatter {
  switch (item.kind) {
    case 'decision': {
      const { loopId, decisionId, askedAt } = item;
      return { kind: 'decision', loopId, decisionId, askedAt };
    }
    case 'booked':
    case 'overdue':
      return { kind: 'loop', loopId: item.loopId };
    case 'conflict':
      return { kind: 'events', events: item.events };
    case 'meeting':
    case 'ahead': {
      const { loopId, start, calendarId, eventId } = item;
      return loopId === null ? { kind: 'events', events: [{ calendarId, eventId }] } : { kind: 'loop', loopId, start };
    }
  }
}

/**
 * The mail. `link` makes an address of the place of an item, or of the page of the whole day for null; null: the item has none.
 * Nothing that is told is left out for want of a link.
 */
export function briefingMail(
  told: { readonly items: readonly ToldItem[]; readonly more: number },
  reader: BriefingReader,
  link: (item: number | 'today' | 'settings') => string | null,
): BriefingMail {
  const words = BRIEFING_WORDS[reader.language];
  const day = formatDay(reader.at, zoneTable(reader.zone), reader.language);
  const opening = words.opening(day, zoneLabel(reader.zone, reader.language, reader.at));
  const blocks: Block[] = [
    { kind: 'paragraph', text: opening },
    ...told.items.flatMap((item, index) => itemBlocks(item, index, words, link(index))),
    ...(told.more > 0 ? [{ kind: 'paragraph', text: words.more(told.more) } as const] : []),
    ...linkBlock(words.links.today, link('today')),
    { kind: 'paragraph', text: words.closing(reader.assistant) },
    ...linkBlock(words.settings, link('settings')),
  ];
  return { subject: words.subject(day), text: toText(blocks), html: toHtml(blocks, reader.language) };
}

function itemBlocks(item: ToldItem, index: number, words: BriefingWords, url: string | null): Block[] {
  const { links } = words;
  const joins = item.kind === 'meeting' && item.href?.startsWith('https:');
  const label = item.kind === 'decision' ? links.decision : joins ? links.join : links.open;
  return [{ kind: 'paragraph', text: `${index + 1}. ${item.text}` }, ...linkBlock(label, url)];
}

/** The mail with the one question whether to go on; `goOn` is its link. */
export function questionMail(reader: BriefingReader, goOn: string): BriefingMail {
  const { ask } = BRIEFING_WORDS[reader.language];
  const blocks: Block[] = [
    { kind: 'paragraph', text: ask.text },
    ...linkBlock(ask.goOn, goOn),
    { kind: 'paragraph', text: ask.otherwise },
  ];
  return { subject: ask.subject, text: toText(blocks), html: toHtml(blocks, reader.language) };
}

/** A link on a line of its own; none for null. */
export function linkBlock(text: string, url: string | null): Block[] {
  return url === null ? [] : [{ kind: 'link', text: `${text}:`, url }];
}
