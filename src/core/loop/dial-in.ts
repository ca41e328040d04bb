/** How one joins a video meeting without its link. */
export interface DialIn {
  /** The meeting's number at its provider, digits in groups. */
  readonly number: string;
  readonly passcode: string | null;
  /** Phone numbers, as they are dialled. */
  readonly phones: readonly string[];
}
