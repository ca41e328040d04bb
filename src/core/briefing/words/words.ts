import type { MetKind } from '../facts';

/** What a briefing says, in one language. Times and days come as words. */
export interface BriefingWords {
  subject(day: string): string;
  /** `zone`: by which the times are. */
  opening(day: string, zone: string): string;
  readonly untitled: string;
  decision(title: string): string;
  meeting(time: string, title: string): string;
  firstTime(names: string): string;
  conflict(time: string, first: string, second: string): string;
  booked(title: string, day: string, time: string): string;
  overdue(title: string): string;
  ahead(day: string, time: string, title: string): string;
  more(count: number): string;
  /** What a link does, by what it is of. */
  readonly links: {
    readonly decision: string;
    readonly join: string;
    readonly open: string;
    readonly late: string;
    readonly today: string;
  };
  closing(assistant: string): string;
  /** How a line is answered. */
  readonly numbers: string;
  readonly settings: string;
  /** The summary of a week, line by line. */
  readonly week: {
    subject(day: string): string;
    /** `day`: on which a week began. */
    since(day: string): string;
    opening(from: string, to: string, zone: string): string;
    met(hours: string): string;
    people(names: string): string;
    person(name: string, hours: string): string;
    booked(count: number): string;
    toBook(hours: string): string;
    mails(count: number): string;
    moves(count: number): string;
    risk(day: string, time: string, first: string, second: string): string;
  };
  /** The figures of a week as a picture, and as tables: what they are of. */
  readonly plot: {
    alt(captions: string): string;
    readonly people: string;
    readonly kinds: string;
    readonly kind: Readonly<Record<MetKind, string>>;
    readonly toBook: string;
    readonly mails: string;
    hours(hours: string): string;
  };
  /** What became of an answer by the number of a line. `said`: the words of it. */
  readonly answers: {
    answered(said: string): string;
    passed(said: string): string;
    readonly over: string;
    readonly wordless: string;
    readonly untold: string;
    readonly limited: string;
    missing(line: number): string;
  };
  /** The one question after 28 days without a sign of a reader. */
  readonly ask: { readonly subject: string; readonly text: string; readonly goOn: string; readonly otherwise: string };
}
