import type { CompiledLexicon, Meaning } from './lexicon/lexicon';
import type { Token } from './token';
import { isMeaningless, tokenAs } from './token-shape';

/** How many words of a name and its description may stand between the verb and its particle. */
const REACH = 8;

const REMOVE: Meaning = { cue: 'remove' };
const FILLER: Meaning = { filler: true };
/** "Off the invite" */
const OFF = /(?:^| )(?:off|from|of)$/;
const DETERMINER = /^(?:the|this|that|my|our|your)$/;
/** "I'll keep Acme out of this": somebody tells what they do, and asks for nothing. */
const TELLS = /^(?:i|we|he|she|they)(?:'\p{L}{1,2})?$/u;

/**
 * "Take Marcus off the invite", "laden Sie Marcus wieder aus": a verb and its particle around somebody's name take that
 * person off. The noun behind the particle ("off the invite") invites nobody.
 */
export function settleRemovals(tokens: readonly Token[], lexicon: CompiledLexicon): readonly Token[] {
  const { removals } = lexicon;
  if (!removals) return tokens;
  const settled = [...tokens];
  tokens.forEach((token, i) => {
    if (token.text === 'invite' && DETERMINER.test(tokens[i - 1]?.text ?? '') && OFF.test(tokens[i - 2]?.text ?? ''))
      settled[i] = tokenAs(token, FILLER);
    const frame = removals.find(({ verbs }) => verbs.includes(token.text));
    const at = frame ? particleAt(tokens, i, frame) : -1;
    if (at < 0) return;
    if (!TELLS.test(tokens[i - 1]?.text ?? '')) settled[i] = tokenAs(token, REMOVE);
    settled[at] = tokenAs(tokens[at] as Token, FILLER);
    for (let behind = at + 1; behind <= at + 3; behind++) {
      const noun = tokens[behind];
      if (!noun || noun.stop || noun.comma || noun.keyword === 'and') break;
      if (noun.cue === 'add') settled[behind] = tokenAs(noun, FILLER);
    }
  });
  return settled;
}

function particleAt(
  tokens: readonly Token[],
  verb: number,
  { particles, last }: NonNullable<CompiledLexicon['removals']>[number],
): number {
  let named = false;
  for (let at = verb + 1; at < Math.min(tokens.length, verb + REACH); at++) {
    const token = tokens[at] as Token;
    if (token.stop || token.comma) return -1;
    const next = tokens[at + 1];
    const closes = !next || next.stop !== undefined || next.comma === true;
    if (particles.includes(token.text) && (!last || closes)) return named ? at : -1;
    named ||= token.mask === 'email' || (isMeaningless(token) && /^\p{Lu}\p{Ll}/u.test(token.raw));
  }
  return -1;
}
