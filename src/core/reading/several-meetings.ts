import type { Passage } from './passage';
import type { ReadingContext } from './reading';
import type { Token } from './token';

/** Nouns of meetings in the plural, in the languages that we read. */
const MEETINGS =
  /^(?:meetings|calls|chats|appointments|interviews|sessions|check-ins|catch-ups|termine|besprechungen|gespräche|treffen|telefonate|réunions|rendez-vous|appels|entretiens|reuniones|llamadas|citas|entrevistas)$/;
const ONE = /^(?:one|another|eins|eines|einen|einer|eine|ein|un|une|autre|uno|una|otra|otro)$/;
const WITH = /^(?:with|mit|avec|con)$/;
/** Words behind which a number of meetings is told of, not asked for. */
const TELLS = /^(?:have|between|after|before|had|got|of|next|last|other|habe|zwischen|ai|entre|tengo)$|\bhave$/;

/**
 * "I need two meetings", "a call with Elena on Thursday and one with Raj on Friday": a first request for more than one
 * meeting.
 */
export function asksForSeveralMeetings({ tokens }: Passage, context: ReadingContext): boolean {
  if (context.role !== 'owner' || context.loopState !== 'new') return false;
  const counted = tokens.some((token, i) => {
    const many = (token.number !== undefined && token.number.value > 1) || token.keyword === 'couple';
    const noun = [tokens[i + 1], tokens[i + 2]].some((next) => next !== undefined && MEETINGS.test(next.text));
    return many && noun && !TELLS.test(tokens[i - 1]?.text ?? '');
  });
  const others = tokens.findIndex(
    (token, i) => ONE.test(token.text) && WITH.test(tokens[i + 1]?.text ?? '') && isName(tokens[i + 2]),
  );
  const before = tokens
    .slice(0, Math.max(0, others))
    .some((token, i) => WITH.test(token.text) && isName(tokens[i + 1]));
  return counted || before;
}

function isName(token: Token | undefined): boolean {
  return /^\p{Lu}\p{Ll}/u.test(token?.raw ?? '') && token?.weekday === undefined;
}
