import type { MailKind } from './kinds';

/** What a mail about money or access has to tell, as text in the language of the mail; what a kind has not is empty. */
export interface MailFacts {
  readonly plan: string;
  /** With the interval: `$24 a month`. */
  readonly price: string;
  /** The amount alone: `$24`. */
  readonly money: string;
  readonly seats: number;
  /** The day that it is about. */
  readonly day: string;
  /** Nothing was charged for it yet: the day is that of the first payment. */
  readonly first: boolean;
  /** Another one. */
  readonly until: string;
  /** Of `limit_met`: what is used up, and the plan that has more. */
  readonly limit: string;
  readonly wayOut: string;
  /** Nothing was asked for, but the owner's booking pages are closed by it. */
  readonly pages: boolean;
  /** Who came by a recommendation; empty where they have told no name. */
  readonly friend: string;
  /** Of a card, its last four digits; empty where they are not known. */
  readonly card: string;
  /** When a payment that failed is tried again. */
  readonly retry: string;
  /** What a team is called, and somebody of it. */
  readonly team: string;
  readonly who: string;
  /** A seat more, or less, is paid from now on. */
  readonly billed: boolean;
  /** Where a webhook goes, what another assistant or a token is called. */
  readonly what: string;
  /** When it was, to the minute, with the zone. */
  readonly moment: string;
}

/** A mail without its frame. */
export interface MailText {
  readonly subject: string;
  readonly opening: string;
  /** Of its link. */
  readonly label: string;
  readonly closing: string;
}

/** All mails in one language. */
export interface MailWords {
  readonly mails: Readonly<Record<MailKind, (facts: MailFacts) => MailText>>;
  price(money: string, interval: 'month' | 'year', seats: number): string;
  /** What can be used up, by feature. */
  limit(feature: string, most: number): string;
}
