/** What texting needs of a vendor. Each method throws TextFailure, nothing else. Numbers are E.164. */
export interface TextPort {
  /** Hands a text over. @returns what the vendor calls it */
  send(text: OutgoingText): Promise<VendorText>;
  /** As it stands now. */
  look(vendorId: string): Promise<VendorText>;
  /** Texts that the vendor has taken from one number to another since a moment (ms since 1970), the newest first. */
  taken(between: { readonly from: string; readonly to: string }, sinceMs: number): Promise<readonly VendorText[]>;
  /** Whether the vendor has signed this call of a webhook. `url`: as it is known in public, with its query. */
  isSigned(url: string, fields: ReadonlyMap<string, readonly string[]>, signature: string | null): boolean;
}

export interface OutgoingText {
  readonly from: string;
  readonly to: string;
  readonly body: string;
  /** Where its delivery is reported. */
  readonly reportTo: string;
  /** In seconds: not delivered within them, it never is. */
  readonly validFor: number;
}

export interface VendorText {
  readonly vendorId: string;
  readonly body: string;
  readonly state: VendorTextState;
  /** The vendor's, of a text that did not arrive. */
  readonly errorCode: number | null;
  readonly createdAtMs: number;
  /** What it has cost, in millionths of the currency (ISO 4217, lower case); null: not known yet. */
  readonly price: { readonly micros: number; readonly currency: string } | null;
}

/** `taken`: on its way. `failed`: it did not arrive and will not. */
export type VendorTextState = 'taken' | 'sent' | 'delivered' | 'failed';

/**
 * `unavailable`: whether it was done is not known. `busy`: it was not done, and may be tried again. `opted_out`: the one it is for
 * wants none. `refused`: it was not done and never will be.
 */
export class TextFailure extends Error {
  override readonly name = 'TextFailure';
  constructor(
    readonly kind: 'unavailable' | 'busy' | 'opted_out' | 'refused',
    message: string,
    /** Of `busy`: seconds after which the vendor wants to be asked again. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}
