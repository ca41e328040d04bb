import { z } from 'zod';
import { pageQuery } from '@/core/http/page';
import { comparableAddress } from '@/core/mail/address';

/** Somebody who is suggested, with the reason in words. The id names the person to this user only in these lists. */
export interface Suggestion {
  readonly id: string;
  readonly name: string | null;
  readonly email: string;
  readonly reason: string;
}

/** By which a suggestion is found. */
export const suggestionWords = ({ name, email }: Suggestion): string => `${name ?? ''} ${email}`;

/** A person of the user's, for the list of people. Moments are epoch milliseconds. */
export interface Person {
  readonly id: string;
  readonly name: string | null;
  readonly email: string;
  readonly lastAt: number | null;
  readonly nextAt: number | null;
  readonly meetings: number;
  /** Of the user's team. */
  readonly team: boolean;
  readonly vip: boolean;
  /** A sentence says so of others as well: only the document can take it back. */
  readonly vipByGroup: boolean;
}

const person = z
  .string()
  .max(300)
  .transform((text, context) => {
    const address = comparableAddress(text);
    if (address !== null) return address;
    context.addIssue({ code: 'custom', message: 'Invalid input' });
    return z.NEVER;
  });

export const vipAnswer = z.strictObject({ id: person, action: z.enum(['accept', 'dismiss', 'restore']) });
export const inviteAnswer = z.strictObject({ id: person, action: z.enum(['invite', 'dismiss', 'restore']) });
export const personId = person;

/** What the list of people can be sorted by. */
export const PERSON_SORTS = ['name', 'next', 'last', 'meetings'] as const;
export type PersonSort = (typeof PERSON_SORTS)[number];

/** A page of the list of people; `sort` is a column, with a minus the largest first. */
export const peopleQuery = pageQuery.extend({
  sort: z.enum(PERSON_SORTS.flatMap((by) => [by, `-${by}`] as const)).optional(),
});
