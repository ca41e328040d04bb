const ONES = 'one two three four five six seven eight nine'.split(' ');
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ORDINAL_ONES = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ');
const ORDINAL_TEENS =
  'tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(' ');
const ORDINAL_TENS = 'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth'.split(' ');

/** Number words up to ninety-nine, "twenty-one" and "twenty one" alike. */
export const enNumbers: Readonly<Record<string, number>> = {
  zero: 0,
  fourty: 40,
  ...wordsBelowHundred(ONES, TEENS, TENS),
};

/** Ordinal words up to ninety-ninth. */
export const enOrdinals: Readonly<Record<string, number>> = wordsBelowHundred(
  ORDINAL_ONES,
  ORDINAL_TEENS,
  ORDINAL_TENS,
);

function wordsBelowHundred(
  ones: readonly string[],
  teens: readonly string[],
  tens: readonly string[],
): Record<string, number> {
  const words: Record<string, number> = {};
  ones.forEach((word, i) => {
    words[word] = i + 1;
  });
  teens.forEach((word, i) => {
    words[word] = i + 10;
  });
  tens.forEach((word, i) => {
    words[word] = 10 * (i + 2);
    ones.forEach((one, j) => {
      words[`${TENS[i]}-${one}|${TENS[i]} ${one}`] = 10 * (i + 2) + j + 1;
    });
  });
  return words;
}
