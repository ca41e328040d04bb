/** Words on which the reader's decisions hang, of all four languages, and marks around them. */
const WORDS =
  'Tuesday|next week|the second one|2|2pm|10-11|3/4|not|works|but|except|between|and|or|after|before|until|the 31st|February 29|every other|Monday|morning|in 2 weeks|a day later|same time|push back|an hour|PST|your time|first|last|week of|from|to|-|–|,|.|?|!|;|:|\n|\n- |(|)|"|half past|quarter to|noon|99999999|12:99|0|31.02.|2026-13-45|Dienstag|nicht|passt|halb drei|übernächste Woche|mardi|à|après|14h|14 h 30|pas|el|a las|de la tarde|no puedo|12|24:00|1000000 weeks|can\'t|if|unless|Q3|2014|end of|May|EOD|> |On Mon wrote:|--|Best,|Sent from my iPhone|@|a@b.co|https://x.co/a|+1 415 555 0132|$12M|1:1|Easter|Christmas Eve|the third Thursday of|instead of|otherwise|ideally|rather|neither|twenty-one|21h|9ish|GMT+25|UTC-00:00|the day after|fortnight|bi-weekly|\u0000|\u200b|\ufeff|\u202e|é|ß|İ|ﬁ|½|²|Ⅳ|٣|三|😀|👨‍👩‍👧'.split(
    '|',
  );

/** Pieces whose repetition once cost a parser dear somewhere: nested, ambiguous, unfinished. */
const PIECES = [
  'Tuesday or ',
  'not ',
  '2 ',
  '(',
  ')',
  'between ',
  'the week after ',
  'first ',
  '1-',
  '1,',
  'a',
  ' ',
  '\t',
  '\n',
  '\n> ',
  '\n\n',
  '-',
  'next ',
  'on ',
  'half past ',
  'half ',
  '3/',
  '3.',
  '3:',
  'until ',
  "can't ",
  'Jane ',
  'Jane, ',
  'GMT+',
  '@',
  'a@',
  'a.b@c.',
  'http://',
  'the ',
  'of ',
  'and ',
  'the 1st of ',
  'every other ',
  '+1 ',
  '$1 ',
  'x@y.co ',
  'On Mon wrote:\n',
  'From: a\n',
  '--\n',
  'Best,\n',
  "'",
  '’s ',
  'Tue-',
  '10-11-',
  'à ',
  'nicht ',
  'de la ',
  '½',
  '\u0301',
  '\u200b',
  '😀',
  'IIIIIIII',
  '1e9',
  '00000000',
];

/** Texts of about `length` characters, each one piece over and over, or two in turn. */
export function hostileTexts(length: number): { name: string; text: string }[] {
  const one = PIECES.map((piece) => ({ name: JSON.stringify(piece), text: fill(piece, length) }));
  const pairs = PIECES.slice(0, -1).map((piece, i) => {
    const both = piece + (PIECES[(i * 7 + 3) % PIECES.length] as string);
    return { name: JSON.stringify(both), text: fill(both, length) };
  });
  return [...one, ...pairs];
}

const fill = (piece: string, length: number): string => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** A text by chance: real mails cut, doubled, joined and sprinkled with words and marks. */
export function randomText(mails: readonly string[], random: () => number): string {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const kind = random();
  if (kind < 0.05) return fill(pick(PIECES) + pick(PIECES) + pick(WORDS), Math.floor(random() * 30_000) + 1);
  if (kind < 0.35)
    return Array.from({ length: 1 + Math.floor(random() * 60) }, () => pick(WORDS)).join(random() < 0.8 ? ' ' : '');
  let text = pick(mails);
  for (let edits = 1 + Math.floor(random() * 6); edits > 0; edits--) {
    const at = Math.floor(random() * (text.length + 1));
    const end = Math.min(text.length, at + Math.floor(random() * 30));
    const how = random();
    if (how < 0.3) text = text.slice(0, at) + text.slice(end);
    else if (how < 0.5) text = text.slice(0, end) + text.slice(at);
    else if (how < 0.8) text = `${text.slice(0, at)} ${pick(WORDS)} ${text.slice(at)}`;
    else if (how < 0.9) text = text.slice(0, at) + pick(mails).slice(at);
    else text = text.slice(0, at) + String.fromCharCode(Math.floor(random() * 0xffff)) + text.slice(at);
  }
  return text.slice(0, 60_000);
}
