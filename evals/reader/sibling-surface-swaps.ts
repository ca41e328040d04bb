import { type Sibling, same } from './sibling-relations';

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
export const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const UNITS = 'seconds?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|quarters?|decades?';
const SURE_MONTHS = MONTHS.filter((name) => name !== 'may' && name !== 'march').join('|');

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** The ending of an ordinal in digits: `st`, `nd`, `rd`, `th`. */
export const ending = (n: number): string =>
  n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');

/** What people write differently and mean the same. */
export function surfaceSwaps(text: string): Sibling[] {
  const out: Sibling[] = [];
  const add = (swap: string, next: string): void => {
    if (next !== text) out.push({ swap, text: next, holds: same });
  };
  const replaced = (swap: string, pattern: RegExp, by: string | ((...parts: string[]) => string)): void =>
    add(swap, text.replace(pattern, by as string));

  add('all capitals', text.toUpperCase());
  if (!/\bmay\b|\bmarch\b|\bsun\b|\bsat\b/i.test(text)) add('no capitals', text.toLowerCase());
  replaced('capitals of names', new RegExp(`\\b(${[...WEEKDAYS, SURE_MONTHS].join('|')})\\b`, 'gi'), (word) =>
    capital(word.toLowerCase()),
  );

  const bare = text.replace(/[\s.!?]+$/, '');
  const closed = /(?:\b[ap]\.m|\. m) *\.?$/i.test(text.trim());
  if (!closed) for (const mark of ['.', '!', '?', '...', ',']) add('trailing punctuation', bare + mark);
  if (!closed) add('no trailing punctuation', bare);
  add('white space', `  ${text.replace(/ /g, '  ')} `);

  const clock = /\b(\d{1,2}(?:[:.]\d\d)?) ?([ap])\.? ?m\b\.?/gi;
  if (!/-\s*\d|\d\s*-/.test(text))
    for (const form of ['$1$2m', '$1 $2m', '$1 $2.m.'] as const)
      replaced('am and pm as written', clock, (_whole, time = '', half = '') =>
        form.replace('$1', time).replace('$2', half.toLowerCase()),
      );
  replaced('am and pm as written', clock, (_whole, time = '', half = '') => `${time} ${half.toUpperCase()}M`);

  replaced(
    'number in words',
    new RegExp(`(?<![\\d.,:/+-])\\b(\\d{1,2})(?= (?:${UNITS})\\b)`, 'gi'),
    (_whole, n = '') => NUMBERS[Number(n)] ?? n,
  );
  replaced('number in digits', new RegExp(`\\b(${NUMBERS.slice(2).join('|')})(?= (?:${UNITS})\\b)`, 'gi'), (word) =>
    /(?:first|last|and|thousand|hundred) $/i.test(text.slice(0, text.indexOf(word)))
      ? word
      : `${NUMBERS.indexOf(word.toLowerCase())}`,
  );
  replaced(
    'ordinal in words',
    /\b([1-9]|10)(?:st|nd|rd|th)\b(?! (?:qtr|quarter))/gi,
    (_whole, n = '') => ORDINALS[Number(n)] ?? n,
  );
  replaced('ordinal in digits', new RegExp(`(?<![-\\w] ?)\\b(${ORDINALS.slice(3).join('|')})\\b`, 'gi'), (word) => {
    const n = ORDINALS.indexOf(word.toLowerCase());
    return `${n}${ending(n)}`;
  });

  const names = [...WEEKDAYS, SURE_MONTHS].join('|');
  replaced(
    'without on',
    /\bon (?=(?:the )?(?:\d|mon|tue|wed|thu|fri|sat|sun|jan|feb|apr|jul|aug|sep|oct|nov|dec))/i,
    '',
  );
  replaced(
    'with on',
    new RegExp(`(?<=\\b(?:out|back|meet|meeting|work|party|call|go|it) )(?=(?:${WEEKDAYS.join('|')})\\b)`, 'i'),
    'on ',
  );
  replaced('without at', /(?<=\w )at (?=\d{1,2}(?::\d\d)? ?[ap]m\b)/i, '');
  replaced('with at', /(?<=\b(?:today|tomorrow|yesterday|day) )(?=\d{1,2}(?::\d\d)? ?[ap]\.?m\b)/i, 'at ');
  replaced('without the', /\bon the (?=\d{1,2}(?:st|nd|rd|th)\b)/i, 'on ');
  replaced('short names', new RegExp(`\\b(${names})\\b(?!s)`, 'gi'), (word) =>
    word.length > 4 ? capital(word.toLowerCase().slice(0, 3)) : word,
  );
  replaced('apostrophe', /'/g, '’');

  if (bare.split(' ').length > 3 || out.length === 0 || !/[a-z]{3} [a-z]/i.test(bare))
    add('between sentences', `Hello Anna. ${bare}. It was nice to hear from you.`);
  add('on a line of its own', `Dear all,\n\n${text.trim()}\n\nBest regards\nTom`);
  if (bare.split(' ').length <= 5) add('carried in a sentence', `We talked about this: ${text.trim()}, as you know.`);
  return out;
}
