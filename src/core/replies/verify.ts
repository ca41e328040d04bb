import { read } from '../reading/read';
import type { ReadingContext } from '../reading/reading';
import { resolveWindows } from '../reading/resolve';
import type { EpochMinute } from '../time/period';
import { toWall, zoneTable } from '../time/zone';
import { timesOf } from './form';
import { withoutFreeText } from './free-text';
import { inWritableLanguage } from './languages';
import type { RenderedReply, ReplyMessage } from './message';
import { questionBlocks } from './question/blocks';
import { type NamedTime, readTimes } from './read-back';
import { zonesDiffer } from './slot-words';
import { bodyOf, toText } from './tree';
import { choiceProblems } from './verify-choices';
import { durationProblems, expectedLinks, factProblems, namesLength } from './verify-facts';
import { type ExpectedTime, expectedOfSeries, rhythmProblems, wallOf } from './verify-series';

/**
 * Reads a written mail back and compares it with what it was to say: the same times on the same days in the same zones,
 * in order, none more and none fewer, each choice under its own number and link, no length but the meeting's or the
 * delay's, who did it, and every fact and link that it was given and no other, in the plain text and in the HTML. Answers
 * what differs; empty when nothing does. A mail that differs must not be sent.
 */
export function verifyReply(rendered: RenderedReply, message: ReplyMessage): string[] {
  const { question, ...rest } = inWritableLanguage(message);
  if (question) return questionProblems(rendered, { ...rest, question });
  return problemsOfOurs(rendered, rest);
}

/** What a question shows is somebody's words and their day, and is to stand there as it was given; the rest is ours. */
function questionProblems({ text, html }: RenderedReply, message: ReplyMessage): string[] {
  const blocks = questionBlocks(message);
  const [shownText, shownHtml] = [toText(blocks).trimEnd(), bodyOf(blocks)];
  if (!text.includes(shownText) || !html.includes(shownHtml)) return ['what the question shows is missing or another'];
  const { question: _, ...rest } = message;
  const ours = { text: text.replace(shownText, () => ''), html: html.replace(shownHtml, () => '') };
  return problemsOfOurs(ours, rest);
}

function problemsOfOurs(rendered: RenderedReply, written: ReplyMessage): string[] {
  const wanted = expectedTimes(written);
  const html = textOfHtml(rendered.html);
  const problemsOf = (words: string) => [
    ...timeProblems(words, wanted, written),
    ...seriesProblems(words, written),
    ...durationProblems(withoutFreeText(words, written, namesLength), written),
    ...factProblems(words, written),
  ];
  return [
    ...problemsOf(rendered.text).map((problem) => `text: ${problem}`),
    ...problemsOf(html).map((problem) => `html: ${problem}`),
    ...readerProblems(rendered.text, written),
    ...(timesOf(written) === 'choices' ? choiceProblems(rendered, written) : []),
    ...linkProblems(urlsIn(rendered.text), written),
    ...linkProblems(hrefsIn(rendered.html), written),
  ];
}

function expectedTimes(message: ReplyMessage): ExpectedTime[] {
  const times = timesOf(message);
  const slots = times === 'none' ? [] : times === 'one' ? message.slots.slice(0, 1) : message.slots;
  const { recipient, owner, locale } = message;
  return slots.flatMap(({ start, repeats }): ExpectedTime[] => {
    if (repeats) return expectedOfSeries(start, repeats, message);
    const first = wallOf(start, recipient.zone, locale);
    return zonesDiffer(start, recipient.zone, owner.zone) ? [first, wallOf(start, owner.zone, locale)] : [first];
  });
}

function timeProblems(text: string, wanted: readonly ExpectedTime[], message: ReplyMessage): string[] {
  const namesTimes = (hole: string) => readTimes(hole, message.locale).length > 0;
  const found = readTimes(withoutFreeText(text, message, namesTimes), message.locale);
  const problems: string[] = [];
  for (let i = 0; i < Math.max(found.length, wanted.length); i += 1) {
    const [time, expected] = [found[i], wanted[i]];
    if (!time) problems.push(`time ${i + 1} is missing`);
    else if (!expected) problems.push(`time ${i + 1} is one too many`);
    else if (!agrees(time, expected)) problems.push(`time ${i + 1} differs`);
  }
  return problems;
}

/** Each series on its line, or in the sentence that tells of one. */
function seriesProblems(text: string, message: ReplyMessage): string[] {
  const choosing = timesOf(message) === 'choices';
  return message.slots.flatMap(({ n, repeats }) => {
    if (!repeats) return [];
    const line = choosing ? new RegExp(`^\\s*${n}\\. (.*)$`, 'm').exec(text)?.[1] : sentenceOf(text);
    return rhythmProblems(
      withoutFreeText(line ?? '', message, () => true),
      repeats,
      message.locale,
    );
  });
}

/** The first line greets, the second is the sentence. */
function sentenceOf(text: string): string | undefined {
  return text.split('\n').filter((line) => line.trim() !== '')[1];
}

/**
 * The second opinion: the reader that reads people's mail must not understand an option as another moment than the one
 * it stands for. It says nothing about languages that it does not know, nor about series.
 */
function readerProblems(text: string, message: ReplyMessage): string[] {
  if (message.locale !== 'en' || timesOf(message) !== 'choices') return [];
  return message.slots.flatMap(({ n, start, repeats }) => {
    if (repeats) return [];
    const line = new RegExp(`^${n}\\. (.*)$`, 'm').exec(text)?.[1] ?? '';
    // The reader is asked about one clock at a time.
    const parts = line.split(/ \(|\)/).filter((part) => /\d:\d\d/.test(part));
    const misread = parts.some((part, i) => {
      const whole = /^\p{L}+day, /u.test(part) || i === 0 ? part : `${parts[0]?.split(/, (?=\d)/)[0]}, ${part}`;
      const context = readingContext(start, message);
      const windows = resolveWindows(read(`${whole}.`, context), context);
      // Compared on the wall: an hour that occurs twice has one name.
      const zone = zoneTable(i === 0 ? message.recipient.zone : message.owner.zone);
      return windows.length > 0 && !windows.some((window) => toWall(zone, window.start) === toWall(zone, start));
    });
    return misread ? [`option ${n} is read as another time`] : [];
  });
}

/** A stranger's view of our words, shortly before the first of the times: no year is written. */
function readingContext(start: EpochMinute, { recipient, owner }: ReplyMessage): ReadingContext {
  return {
    now: start - 2 * 1440,
    ownerZone: owner.zone,
    senderZone: recipient.zone,
    locale: 'en',
    role: 'guest',
    loopState: 'new',
    offered: [],
    event: null,
    workday: { start: 540, end: 1020 },
  };
}

function agrees(time: NamedTime, expected: ExpectedTime): boolean {
  const rest = time.rest.replace(/^ Uhr/, '');
  const same =
    time.minutes === expected.minutes &&
    time.month === expected.month &&
    time.day === expected.day &&
    time.weekday === expected.weekday;
  if (expected.zone === null) return same;
  return same && rest.startsWith(` ${expected.zone}`) && !/^[\p{L}\d]/u.test(rest.slice(expected.zone.length + 1));
}

function linkProblems(urls: readonly string[], message: ReplyMessage): string[] {
  const given = expectedLinks(message);
  return [
    ...urls.filter((url) => !given.includes(url)).map(() => 'a link that it was not given'),
    ...given.filter((url) => !urls.includes(url)).map(() => 'a link is missing'),
  ];
}

function urlsIn(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => !line.startsWith('> '))
    .flatMap((line) => /^\s*(https?:\/\/\S+)$/.exec(line)?.[1] ?? []);
}

function hrefsIn(html: string): string[] {
  return [...html.matchAll(/\b(?:href|src|action)="([^"]*)"/g)].map((match) => unescapeHtml(match[1] ?? ''));
}

/** The words of our own HTML; it has no entities but those that `escapeHtml` writes. */
export function textOfHtml(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  const words = body
    .replace(/<br>|<\/(?:p|blockquote|div)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ');
  return unescapeHtml(words);
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
