import type { Message, TextManner } from './model';
import type { TwilioStandIn } from './stand-in';

/** What a test can do to the vendor of texting, beyond its API. */
export interface TwilioControl {
  /** Where what comes in is posted. */
  setWebhook(url: string): void;
  manner(manner: Partial<TextManner>): void;
  /** Somebody texts a number of the account's. @returns what the vendor calls it */
  text(from: string, to: string, body: string): string;
  /** Posts once more what has come in. */
  repeat(sid: string): void;
  /** Delivers what was held. */
  release(): void;
  /** What a telephone has been texted, oldest first. */
  phone(number: string): readonly Message[];
  readonly outcomes: TwilioStandIn['outcomes'];
  /** Resolves when every call of a webhook so far was answered. */
  settled(): Promise<void>;
}

export function twilioControl(standIn: TwilioStandIn): TwilioControl {
  return {
    setWebhook: (url) => standIn.setWebhook(url),
    manner(manner) {
      standIn.manner = { ...standIn.manner, ...manner };
    },
    text: (from, to, body) => standIn.text(from, to, body).sid,
    repeat: (sid) => standIn.repeat(sid),
    release: () => standIn.release(),
    phone: (number) => standIn.all().filter(({ to, status }) => to === number && status !== 'queued'),
    outcomes: standIn.outcomes,
    settled: () => standIn.settled(),
  };
}
