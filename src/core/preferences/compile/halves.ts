/** Fewer words say nothing alone. */
const LEAST_WORDS = 3;

/**
 * "I work Monday to Thursday; Fridays are for my thesis": the two sentences that a semicolon parts. Null where one could be a
 * condition of the other, or speak of its time.
 */
export function halvesOf(text: string): readonly [string, string] | null {
  if (!text.includes(';')) return null;
  const [first, second, third] = text.split(/\s*;\s+/u);
  if (!first || !second || third !== undefined || JOINED_BY_MORE.test(text)) return null;
  return [first, second].every((part) => part.split(/\s+/u).length >= LEAST_WORDS) ? [first, second] : null;
}

const JOINED_BY_MORE =
  /(?<!\p{L})(?:but|unless|except|if|when|otherwise|then|aber|außer|wenn|falls|sonst|dann|mais|sauf|si|sinon|alors|pero|salvo|cuando|entonces|(?:that|this) (?:day|week|month|evening|morning|afternoon)|those days|there)(?!\p{L})|["“”„«»]/iu;
