import type { CaldavLogin } from './caldav';
import type { CalendarPort } from './calendar';
import type { ReadClientDocument } from './client-document';
import type { Clock } from './clock';
import type { HookPort } from './hooks';
import type { ComposeMail, MailSender, ParseMail } from './mail';
import type { MailboxPort } from './mailbox';
import type { LocalModelServer, ModelAccess } from './model';
import type { CalendarConsents } from './oauth';
import type { PaymentPort } from './payments';
import type { Probes } from './probes';
import type { Runs } from './runs';
import type { Texting } from './texting';
import type { VideoAccess } from './video';
import type { Workflows } from './workflows';

/** Everything outside that the product's modules may reach, wired once by main.ts (or by a test). */
export interface Runtime {
  readonly clock: Clock;
  readonly calendar: CalendarPort;
  readonly calendarOAuth: CalendarConsents;
  readonly caldavLogin: CaldavLogin;
  /** Null where the operator has no registration at Zoom: it is offered to nobody. */
  readonly video: VideoAccess | null;
  readonly mail: MailSender;
  readonly compose: ComposeMail;
  readonly parse: ParseMail;
  /** Mailboxes that owners connect. */
  readonly mailboxes: MailboxPort;
  /** Receivers of webhooks. */
  readonly hooks: HookPort;
  readonly workflows: Workflows;
  readonly probes: Probes;
  readonly runs: Runs;
  /** Null where MODEL is off: mail is read by the grammar alone. */
  readonly model: ModelAccess | null;
  /** Null where BILLING is off: everything is included, and nobody pays. */
  readonly payments: PaymentPort | null;
  /** Null where no account of a vendor's is set: nobody is texted. */
  readonly texting: Texting | null;
  /** Looks now which model servers run on this machine and could be configured. Never throws. */
  readonly findModelServers: () => Promise<readonly LocalModelServer[]>;
  readonly clientDocument: ReadClientDocument;
  readonly settings: RuntimeSettings;
}

/** The part of the configuration that modules need. Secrets are here and nowhere in the client's half. */
export interface RuntimeSettings {
  /** Public origin of the web application, without a trailing slash. */
  readonly baseUrl: string;
  readonly assistant: { readonly name: string; readonly address: string };
  /** The domain of the assistant's mail, whose `postmaster` and `abuse` the operator has to read. */
  readonly mailDomain: string;
  /** Who account mail comes from, such as sign-in links. */
  readonly accountSender: { readonly name: string; readonly address: string };
  readonly supportEmail: string;
  readonly operatorName: string;
  /** Signs links and reply tokens. */
  readonly signingSecret: string;
  /** Signs the addresses of calendar feeds. */
  readonly tokenSigningSecret: string;
  /** Encrypts provider tokens at rest (32 bytes, hex). */
  readonly encryptionKey: string;
  /** True when the stand-ins of the sandbox serve in place of outside services. */
  readonly sandbox: boolean;
  readonly google: {
    readonly clientId: string;
    readonly clientSecret: string;
    readonly issuer: string;
    readonly apiRoot: string;
  };
  readonly forceConsent: boolean;
  /** False: everything is included, for everybody. */
  readonly billing: boolean;
  /** Accounts of before (ms since 1970) keep the prices of then. */
  readonly grandfatherBefore: number;
  /** By which the payment vendor's script shows its page within ours; null: people are sent to the vendor's own page. */
  readonly paymentKey: string | null;
  /** New people wait until they are let in, unless they bring an invite or an address of an allowed domain. */
  readonly waitlist: boolean;
  /** Lower case. */
  readonly allowedDomains: readonly string[];
  /** Whoever proves it administers the installation while nobody does; null: nobody by an address. Lower case. */
  readonly adminEmail: string | null;
  /** The sources are being worked on: pages may offer what only developers need. */
  readonly development: boolean;
}

const key = Symbol.for('sundial.runtime');
const registry = globalThis as { [key]?: Runtime };

/** Set once by the composition root. Pages are bundled apart from main.ts, hence the registry on globalThis. */
export function setRuntime(runtime: Runtime): void {
  registry[key] = runtime;
}

export function runtime(): Runtime {
  const value = registry[key];
  if (!value) throw new Error('The runtime was used before main.ts had set it');
  return value;
}
