import { type PhrasingRequest, placeholdersIn, wordsOf } from './request';

/** The mail around it has its own words, and at most 90 in all (A10). */
const MAX_WORDS = 45;

/**
 * What speaks against a model's sentence, before anything is put into it; empty when it may be used. Every word is one of
 * the request's, which our own sentences of this kind are made of: so there is no number, day, month, zone, name, address,
 * link, promise or other language in it, and nothing that a mail of this kind does not say anyway.
 */
export function phrasingProblems(text: string, request: PhrasingRequest): string[] {
  const { required, optional } = request;
  const found = placeholdersIn(text);
  const times = (name: string) => found.filter((each) => each === name).length;
  const words = wordsOf(text);
  const known = new Set(request.words);
  const bare = text.replace(/\{\{\w+\}\}/g, '');
  return [
    ...required.filter((name) => times(name) !== 1).map((name) => `{{${name}}} has to be said exactly once`),
    ...optional.filter((name) => times(name) > 1).map((name) => `{{${name}}} may be said once`),
    ...(found.every((name) => required.includes(name) || optional.includes(name)) ? [] : ['an unknown placeholder']),
    ...(words.every((word) => known.has(word)) ? [] : ['a word that is not in words']),
    ...(/^[\p{L} .,:;?¿’'\u00a0\u202f-]*$/u.test(bare) ? [] : ['a character that is no letter or plain mark']),
    ...(words.length > 0 && words.length <= MAX_WORDS ? [] : [`not between 1 and ${MAX_WORDS} words`]),
    ...((text.match(/\?/g)?.length ?? 0) > 1 ? ['more than one question'] : []),
    ...(/^[\p{Lu}¿{]/u.test(text) && /[.?:]$/.test(text) ? [] : ['not a whole sentence']),
  ];
}
