import type { SlotQuery } from '../../slots/query';

/**
 * What a loop that was begun on a booking page keeps of it. Notice and buffers are asked beside the owner's own rules, and the
 * stricter of the two holds; how far ahead one may book is the page's own. Lengths in minutes.
 */
export interface PageTerms {
  /** The page's title, under which its guests know the meeting. */
  readonly title: string;
  readonly noticeMin: number;
  /** How many days ahead a time may be taken. */
  readonly daysAhead: number;
  readonly bufferBefore: number;
  readonly bufferAfter: number;
  /** The owner confirms each booking themselves. */
  readonly confirms?: boolean;
  /** Others who meet the guest together with the owner, by their participant ids: the meeting is the guest's to change. */
  readonly hosts?: readonly string[];
  /** It has seats: the loop is the owner's alone, and whoever comes has a seat beside it. */
  readonly seats?: true;
  /** What was asked on the page, and what its guest answered. */
  readonly answers: readonly PageAnswer[];
}

export interface PageAnswer {
  readonly question: string;
  readonly answer: string;
}

/** The search as the page's limits make it. What is booked already may be moved as soon as the owner's rules allow. */
export function underPage(query: SlotQuery, terms: PageTerms | undefined, booked: boolean): SlotQuery {
  if (!terms) return query;
  const minimumNotice = booked ? query.minimumNotice : Math.max(query.minimumNotice, terms.noticeMin);
  const attendees = query.attendees.map((one) => ({
    ...one,
    bufferBefore: Math.max(one.bufferBefore, terms.bufferBefore),
    bufferAfter: Math.max(one.bufferAfter, terms.bufferAfter),
  }));
  return { ...query, minimumNotice, attendees, horizon: terms.daysAhead * 1440 };
}

/** What a guest answered on the page, for the owner; null where nothing was asked or answered. */
export function saidOnPage(terms: PageTerms | undefined): string | null {
  const lines = (terms?.answers ?? []).map(({ question, answer }) => `${question} ${answer}`);
  return lines.length > 0 ? lines.join('\n') : null;
}
