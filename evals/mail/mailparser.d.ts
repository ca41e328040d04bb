/** The part of mailparser that is compared with; it ships no types. */
declare module 'mailparser' {
  interface Mailbox {
    readonly address?: string;
    readonly group?: readonly Mailbox[];
  }
  export interface AddressObject {
    readonly value: readonly Mailbox[];
  }
  interface Parsed {
    readonly from?: AddressObject;
    readonly to?: AddressObject | AddressObject[];
    readonly cc?: AddressObject | AddressObject[];
    readonly subject?: string;
    readonly messageId?: string;
    readonly text?: string;
    readonly html?: string | false;
    readonly attachments: readonly { readonly contentType: string; readonly filename?: string }[];
  }
  export function simpleParser(raw: Buffer, options?: Readonly<Record<string, boolean>>): Promise<Parsed>;
}
