import { formatDay, zoneLabel } from '../time/format';
import { zoneTable } from '../time/zone';
import type { RenderedReply, ReplyMessage } from './message';
import { slotWords } from './slot-words';

/** A way in which a written mail can come to say something else. `at` chooses where, `by` how much (from 0). */
export type Mutation = (rendered: RenderedReply, message: ReplyMessage, at: number, by: number) => RenderedReply;

const LANGUAGE_NAMES = { en: 'en-US', de: 'de', fr: 'fr', es: 'es' } as const;
const ZONE_LABELS = ['Europe/Paris', 'America/Chicago', 'Asia/Dubai', 'Asia/Singapore'];

/** Weekdays or months of a language as we write them. */
function names(
  locale: ReplyMessage['locale'],
  style: Intl.DateTimeFormatOptions,
  days: number,
  count: number,
): string[] {
  const format = new Intl.DateTimeFormat(LANGUAGE_NAMES[locale], { ...style, timeZone: 'UTC' });
  return Array.from({ length: count }, (_, i) => format.format(Date.UTC(2024, 0, 1) + i * days * 86_400_000));
}

const weekdays = (locale: ReplyMessage['locale']): string[] => names(locale, { weekday: 'long' }, 1, 7);
const months = (locale: ReplyMessage['locale']): string[] => names(locale, { month: 'long' }, 30.6, 12);

/** Replaces the `at`-th match in the text, and the same one among the words of the HTML. */
function replaceAt(
  rendered: RenderedReply,
  pattern: RegExp,
  at: number,
  to: (...match: string[]) => string,
): RenderedReply {
  const change = (words: string): string => {
    const count = [...words.matchAll(pattern)].length;
    let seen = 0;
    return words.replace(pattern, (...match) => (seen++ === at % Math.max(1, count) ? to(...match) : match[0]));
  };
  const body = rendered.html.indexOf('<body');
  // Attributes hold digits too: only what stands between tags is changed.
  const pieces = rendered.html.slice(body).split(/(<[^>]*>)/);
  const words = pieces.filter((_, i) => i % 2 === 0).join('\u0000');
  const changed = change(words).split('\u0000');
  const html = pieces.map((piece, i) => (i % 2 === 0 ? changed[i / 2] : piece)).join('');
  return { text: change(rendered.text), html: rendered.html.slice(0, body) + html };
}

const other = (list: readonly string[], word: string, by: number): string =>
  list[(list.indexOf(word) + 1 + (by % (list.length - 1))) % list.length] as string;

const word = (list: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${list.join('|')})(?!\\p{L})`, 'gu');
const two = (n: number): string => String(n).padStart(2, '0');
const CLOCK = /(\d{1,2}):(\d{2})/g;

/** The entries of the choices, each with its link's line. */
function entries(text: string): string[] {
  return [...text.matchAll(/^\d+\. [^\n]*(?:\n {3}\S+)?/gm)].map(([entry]) => entry);
}

const htmlEntries = (html: string): string[] =>
  [...html.matchAll(/<p style="margin:0 0 8px">.*?<\/p>/g)].map(([entry]) => entry);

function swapped(whole: string, parts: readonly string[], at: number, of: (part: string) => string): string {
  if (parts.length < 2) return whole;
  const a = parts[at % parts.length] as string;
  const b = parts[(at + 1) % parts.length] as string;
  const marked = whole
    .replace(
      a,
      a.replace(of(a), () => '\u0001'),
    )
    .replace(
      b,
      b.replace(of(b), () => of(a)),
    );
  return marked.replace('\u0001', () => of(b));
}

const shownWords = (entry: string): string => /\d+\. ([^\n<]*)/.exec(entry)?.[1] ?? '';
const shownNumber = (entry: string): string => /(?:^|>)(\d+\. )/.exec(entry)?.[1] ?? '';

/** Every way to change a mail that a reader of it would be misled by. */
export const MUTATIONS: Readonly<Record<string, Mutation>> = {
  weekday: (rendered, { locale }, at, by) => {
    const list = weekdays(locale);
    return replaceAt(rendered, word(list), at, (found) => other(list, found, by));
  },
  month: (rendered, { locale }, at, by) => {
    const list = months(locale);
    // Beside a day: "May I suggest" is no month.
    const dated = new RegExp(`(?:${list.join('|')})(?= \\d)|(?<=\\d\\.? (?:de )?)(?:${list.join('|')})`, 'gu');
    return replaceAt(rendered, dated, at, (found) => other(list, found, by));
  },
  date: (rendered, { locale }, at, by) => {
    const list = months(locale).join('|');
    const shift = (day: string): string => String(((Number(day) + (by % 27)) % 28) + 1);
    return locale === 'en'
      ? replaceAt(
          rendered,
          new RegExp(`(${list}) (\\d{1,2})`, 'gu'),
          at,
          (_, month = '', day = '') => `${month} ${shift(day)}`,
        )
      : replaceAt(
          rendered,
          new RegExp(`(\\d{1,2})(\\.?(?: de)? (?:${list}))`, 'gu'),
          at,
          (_, day = '', rest = '') => `${shift(day)}${rest}`,
        );
  },
  hour: (rendered, { locale }, at, by) =>
    replaceAt(rendered, CLOCK, at, (_, hour = '', minute = '') => {
      const moved = locale === 'en' ? ((Number(hour) + (by % 11)) % 12) + 1 : (Number(hour) + 1 + (by % 23)) % 24;
      return `${locale === 'en' ? moved : two(moved)}:${minute}`;
    }),
  minute: (rendered, _, at, by) =>
    replaceAt(
      rendered,
      CLOCK,
      at,
      (__, hour = '', minute = '') => `${hour}:${two((Number(minute) + 1 + (by % 59)) % 60)}`,
    ),
  half: (rendered, _, at) => replaceAt(rendered, /\b([AP])M\b/g, at, (__, half) => (half === 'A' ? 'PM' : 'AM')),
  zone: (rendered, { recipient, locale, slots }, at, by) => {
    const [label] = slots.map(({ start }) => zoneLabel(recipient.zone, locale, start));
    const labels = ZONE_LABELS.map((zone) => zoneLabel(zone, locale, slots[0]?.start ?? 0)).filter(
      (one) => one !== label,
    );
    const escaped = (label ?? '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return replaceAt(
      rendered,
      new RegExp(`(?<=\\d(?: [AP]M)?(?: Uhr)? )${escaped}(?!\\p{L})`, 'gu'),
      at,
      () => labels[by % labels.length] as string,
    );
  },
  duration: (rendered, _, at, by) =>
    replaceAt(rendered, /(\d+)(?=[- ](?:minute|Minuten|minutos))/g, at, (found) =>
      String(Number(found) + 5 + (by % 90)),
    ),
  'words of two choices': ({ text, html }, _, at) => ({
    text: swapped(text, entries(text), at, shownWords),
    html: swapped(html, htmlEntries(html), at, shownWords),
  }),
  'numbers of two choices': ({ text, html }, _, at) => ({
    text: swapped(text, entries(text), at, shownNumber),
    html: swapped(html, htmlEntries(html), at, shownNumber),
  }),
  'places of two choices': ({ text, html }, _, at) => ({
    text: swapped(text, entries(text), at, (entry) => entry),
    html: swapped(html, htmlEntries(html), at, (entry) => entry),
  }),
  'a choice fewer': ({ text, html }, _, at) => {
    const [inText, inHtml] = [entries(text), htmlEntries(html)];
    return {
      text: text.replace(`${inText[at % inText.length]}\n`, ''),
      html: html.replace(`${inHtml[at % inHtml.length]}\n`, ''),
    };
  },
  'a choice more': ({ text, html }, message, _, by) => {
    const last = message.slots.at(-1);
    if (!last) return { text, html };
    const words = `${last.n + 1}. ${slotWords(last.start + 60 * (1 + (by % 100)), message)}`;
    const [lastText, lastHtml] = [entries(text).at(-1), htmlEntries(html).at(-1)];
    if (lastText === undefined || lastHtml === undefined) return { text, html };
    return {
      text: text.replace(lastText, () => `${lastText}\n${words}`),
      html: html.replace(lastHtml, () => `${lastHtml}\n<p style="margin:0 0 8px"><b>${words}</b></p>`),
    };
  },
  'a time more': ({ text, html }, message, _, by) => {
    const { recipient, locale, slots } = message;
    const day = formatDay((slots[0]?.start ?? 0) + (1 + (by % 20)) * 1440, zoneTable(recipient.zone), locale);
    return {
      text: `${day}.\n${text}`,
      html: html.replace('<div style="max-width:560px">', (div) => `${div}<p>${day}.</p>`),
    };
  },
  'a link for another': ({ text, html }, { slots }, at, by) => {
    const link = slots[at % slots.length]?.link ?? '';
    const wrong = [
      link.replace('option=', 'option=1'),
      link.replace('sundial', 'sundia1'),
      link.replace('/t/', '/u/'),
      slots[(at + 1) % slots.length]?.link ?? '',
    ];
    const to = wrong[by % wrong.length] as string;
    const escaped = (url: string): string => url.replaceAll('&', '&amp;');
    return { text: text.replace(link, () => to), html: html.replace(escaped(link), () => escaped(to)) };
  },
  'a link fewer': ({ text, html }, { slots }, at) => {
    const link = slots[at % slots.length]?.link ?? '';
    return {
      text: text.replace(`\n   ${link}\n`, '\n'),
      html: html.replace(
        new RegExp(`<a href="${link.replaceAll('&', '&amp;').replace(/[?+.]/g, '\\$&')}"[^>]*>(.*?)</a>`),
        '<b>$1</b>',
      ),
    };
  },
};
