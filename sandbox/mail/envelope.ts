/** A message with its envelope. `from` is empty for a bounce (RFC 5321 4.5.5). */
export interface Envelope {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: Buffer;
}
