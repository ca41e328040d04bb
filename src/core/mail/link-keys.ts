/** Pages that whoever has their address may use without signing in: the owner's answer, a guest's choice, an unsubscription. */
const KEYED = /(https?:\/\/[^\s"'<>]*?\/(?:approve|t|poll|unsubscribe)\/)[^\s"'<>)]+/g;

/**
 * A mail as somebody may read it who has not got it: the links in it by which its recipient acts have lost their tokens. Whoever
 * has a link of an owner's mail answers in the owner's name, so that it goes to nobody else.
 */
export function withoutLinkKeys(text: string): string {
  return text.replace(KEYED, '$1…');
}
