/** Prefixes of answers and forwards as mail programs write them; short words that may open a real subject are left out. */
const ANSWER = /^(re|aw|antw|antwort|sv)(\s?\[\d+\]|\^\d+)?\s?[:：]\s*/i;
const FORWARD = /^(fwd?|wg|tr|rv|doorst)\s?[:：]\s*/i;
const MAX_LENGTH = 250;

/** The subject of an answer: as it was, with exactly one `Re:`. Control characters (header injection) become spaces. */
export function replySubject(subject: string): string {
  const rest = stripped(oneLine(subject), [ANSWER]);
  return rest === '' ? 'Re:' : `Re: ${rest}`;
}

/** The subject without prefixes of answers and forwards, for comparing threads. */
export function baseSubject(subject: string): string {
  return stripped(oneLine(subject), [ANSWER, FORWARD]);
}

function oneLine(subject: string): string {
  return subject
    .slice(0, 2000)
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH)
    .trim();
}

function stripped(subject: string, prefixes: readonly RegExp[]): string {
  let rest = subject;
  for (let previous = ''; previous !== rest; ) {
    previous = rest;
    for (const prefix of prefixes) rest = rest.replace(prefix, '');
  }
  return rest;
}
