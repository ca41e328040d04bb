/** A message as the stand-in keeps it. */
export interface Message {
  readonly sid: string;
  readonly from: string;
  readonly to: string;
  readonly body: string;
  readonly direction: 'inbound' | 'outbound-api' | 'outbound-reply';
  status: 'queued' | 'sent' | 'delivered' | 'undelivered' | 'received';
  errorCode: number | null;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  updatedAt: number;
  sentAt: number | null;
  readonly statusCallback: string | null;
}

export interface SavedTwilio {
  readonly messages: Message[];
  /** `from to` of those who want nothing from there. */
  readonly optedOut: string[];
}

/** How messages go from now on. `hold`: they stay in the vendor's queue; `undelivered`: the carrier does not take them. */
export interface TextManner {
  readonly delivery: 'delivered' | 'undelivered' | 'hold';
  /** Whether what becomes of them is reported. */
  readonly reports: boolean;
  /** In dollars for each segment, of what was sent; null: not known yet. */
  readonly price: string | null;
}
