/** What texts to an owner say, in one language. Times come as words. */
export interface TextWords {
  code(code: string, operator: string): string;
  /** After somebody has agreed. */
  readonly welcome: string;
  readonly help: (support: string) => string;
  asks(title: string, question: string): string;
  /** Before a question in which somebody important waits. */
  vip(name: string): string;
  times(times: string): string;
  /** `answers`: each with its number. */
  answers(answers: string): string;
  readonly inWords: string;
  readonly again: string;
  first(time: string, title: string): string;
  guestLate(who: string, minutes: number | null, title: string): string;
  lateNoted(minutes: number | null, title: string, time: string): string;
  knockOn(title: string, time: string): string;
  readonly whichLate: string;
  readonly nothingNear: string;
  /** So many questions wait at once. */
  several(count: number): string;
  readonly nothingWaits: string;
  readonly answered: string;
  readonly untitled: string;
  readonly guest: GuestWords;
}

/** What texts to a guest say, who has asked for them. `title`: of the meeting; `owner`: whom they meet. */
export interface GuestWords {
  code(code: string, operator: string): string;
  welcome(title: string, owner: string): string;
  help(owner: string, support: string): string;
  /** Somebody answers; nobody reads it. */
  unread(owner: string): string;
  moved(title: string, owner: string, time: string): string;
  cancelled(title: string, owner: string, time: string): string;
  late(title: string, owner: string, minutes: number | null): string;
  reminder(title: string, owner: string, time: string): string;
}
