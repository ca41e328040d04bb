import { RateLimit } from '../rate-limit';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What one visitor can have us send, to whomever. */
const perVisitor = new RateLimit('sign-in links of a visitor', 60, HOUR_MS);
/** What anybody can have sent to one address. Links stay good for a day, so that nobody is locked out by it. */
const perAddress = [
  new RateLimit('sign-in links to an address, a quarter of an hour', 3, 15 * MINUTE_MS),
  new RateLimit('sign-in links to an address, a day', 10, 24 * HOUR_MS),
];
/** What the installation sends to all, so that nobody makes a source of spam of it. */
const forAll = new RateLimit('sign-in links', 1_000, HOUR_MS);

/** Takes a turn of whoever asks for a sign-in link, and of whom it goes to. False: too many. Accounts play no part in it. */
export async function mayBeSent(recipient: string, visitor: string): Promise<boolean> {
  if ((await perVisitor.take(visitor)) > 0) return false;
  for (const limit of perAddress) if ((await limit.take(recipient)) > 0) return false;
  return (await forAll.take('')) === 0;
}
