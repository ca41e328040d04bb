import { fileURLToPath } from 'node:url';
import { CaldavStore, type SavedCaldav } from './caldav/store';
import { CHECKOUT } from './checkout';
import { SandboxClock } from './clock';
import { Contract, type ContractManner, type Violation } from './contract';
import { Faults } from './faults';
import { MintedTokens } from './google/access-tokens';
import type { Channel } from './google/calendar/channels';
import { seedCalendars } from './google/calendar/seed';
import { CalendarService } from './google/calendar/service';
import type { SavedCalendar } from './google/calendar/store';
import { GrantStore } from './google/oidc/grant-store';
import { generateOidcKeys, type OidcKeys } from './google/oidc/keys';
import type { OAuthClient } from './google/oidc/provider';
import { HookReceiver } from './hooks/receiver';
import { Desk, type DeskOptions } from './llm/desk/desk';
import { ModelStandIn } from './llm/stand-in';
import { DomainKeys } from './mail/dkim';
import { MailDomains } from './mail/domains';
import { MailFaults } from './mail/mail-faults';
import { Mailboxes } from './mail/mailboxes';
import { PostOffice } from './mail/post-office';
import { Relay, type RelayTarget } from './mail/relay';
import type { MicrosoftApp } from './microsoft/registration';
import { MicrosoftStandIn, type SavedMicrosoft } from './microsoft/stand-in';
import { People, type Person } from './people';
import { Snapshot } from './snapshot';
import { type SavedStripe, StripeStandIn } from './stripe/stand-in';
import type { SavedTwilio } from './twilio/model';
import { TwilioStandIn } from './twilio/stand-in';
import type { ZoomApp } from './zoom/registration';
import { type SavedZoom, ZoomStandIn } from './zoom/stand-in';

export interface AssemblyOptions {
  /** The assistant's mail domain: its mail leaves the sandbox. */
  readonly assistantDomain: string;
  /** The address that people copy on their mail; the mail page suggests it. */
  readonly assistantAddress: string;
  /** What the assistant is called in suggested texts. */
  readonly assistantName: string;
  /** TXT records of that domain besides SPF and DMARC, for example its DKIM key, by full name. */
  readonly assistantRecords: Readonly<Record<string, string>>;
  /** The product's SMTP listener; may be told later. Mail waits for it. */
  readonly assistantListener?: { readonly host: string; readonly port: number };
  /** The product's registration at the stand-in of Google. */
  readonly oauthClient: OAuthClient;
  /** Its registration at the stand-in of Microsoft. */
  readonly microsoftApp: MicrosoftApp;
  /** Its registration at the stand-in of Zoom. */
  readonly zoomApp: ZoomApp;
  /** JSON file that keeps the state over restarts; without it the state is in memory only. */
  readonly stateFile?: string;
  /** Fill the residents' calendars with a believable fortnight. */
  readonly seed: boolean;
  readonly conferenceDelayMs: number;
  /** What the clock is set off against, epoch milliseconds; by default the machine's. Standing still, time passes by offsets only. */
  readonly realTime?: () => number;
  /** The language model's questions wait here to be answered by hand; without it a stand-in answers. */
  readonly desk?: DeskOptions;
}

interface SavedState {
  /** Absent in states of before there was one. */
  caldav?: SavedCaldav;
  clockOffsetMs: number;
  people: Omit<Person, 'subject'>[];
  calendars: SavedCalendar[];
  channels: Channel[];
  dkimKey: string;
  oidcKeys: OidcKeys;
  grants: Parameters<GrantStore['restore']>[0];
  mail: Parameters<Mailboxes['restore']>[0];
  handedOver: [string, string[]][];
  relay: Parameters<Relay['restore']>[0];
  /** Absent in states of before there was one. */
  stripe?: SavedStripe;
  /** Absent in states of before there was one. */
  twilio?: SavedTwilio;
  zoom?: SavedZoom;
  microsoft?: SavedMicrosoft;
}

/** Everything the sandbox is made of, before anything listens. */
export type Assembly = ReturnType<typeof assemble>;

const descriptionOf = (name: string) => fileURLToPath(new URL(`contracts/${name}.openapi.json`, CHECKOUT));

/** Read and compiled when it is first asked for, once for all sandboxes of the process: it holds nothing of what it checks. */
function readOnce(name: string, manner?: ContractManner): () => Contract {
  let read: Contract | undefined;
  return () => {
    read ??= new Contract(descriptionOf(name), manner);
    return read;
  };
}

/** What Twilio's description calls formats and JSON Schema does not know, or knows otherwise: it sends paths for addresses. */
const TWILIO_FORMATS = {
  uri: /^(https?:\/\/|\/)\S+$/,
  'phone-number': /^\+?\d{3,15}$/,
  'date-time-rfc-2822': /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} \+0000$/,
  currency: /^[A-Za-z]{3}$/,
  'uri-map': true,
} as const;

const stripeContract = readOnce('stripe', { closedExcept: ['Opaque'] });
const twilioContract = readOnce('twilio-api-2010', { closedExcept: [], formats: TWILIO_FORMATS });
const calendarContract = readOnce('google-calendar-v3');
const oauth2Contract = readOnce('google-oauth2-v2');
const chatContract = readOnce('openai-chat');
const zoomContract = readOnce('zoom-v2');
const graphContract = readOnce('msgraph-calendar', { closedExcept: [] });

export function assemble(options: AssemblyOptions) {
  const saved = Snapshot.read(options.stateFile) as SavedState | undefined;
  const snapshot = new Snapshot(options.stateFile);
  const changed = () => snapshot.touch();
  const clock = new SandboxClock(options.realTime);
  const people = new People(changed);
  const boxes = new Mailboxes(changed);
  const keys = saved ? DomainKeys.restore(saved.dkimKey) : DomainKeys.generate();
  const grants = new GrantStore(changed);
  const oidcKeys = saved?.oidcKeys ?? generateOidcKeys();
  const listener: { target: RelayTarget | undefined } = { target: undefined };
  const relay = new Relay(() => listener.target, options.assistantDomain, changed);
  const domains = new MailDomains(options.assistantDomain, people, boxes);
  const office = new PostOffice(boxes, clock, keys, relay, domains);
  const { conferenceDelayMs } = options;
  const calendars = new CalendarService({ clock, people, office, conferenceDelayMs, changed });
  const caldav = new CaldavStore(people, changed);
  const violations: Violation[] = [];
  const stripe = new StripeStandIn({ clock, contract: stripeContract, violations, changed });
  const twilio = new TwilioStandIn({ clock, contract: twilioContract, violations, changed });
  const zoom = new ZoomStandIn({ clock, app: { ...options.zoomApp }, changed });
  const microsoft = new MicrosoftStandIn({
    clock,
    people,
    office,
    app: options.microsoftApp,
    contract: graphContract,
    violations,
    changed,
  });
  if (saved) {
    clock.setOffset(saved.clockOffsetMs);
    for (const person of saved.people) people.add(person);
    grants.restore(saved.grants);
    boxes.restore(saved.mail);
    for (const [id, to] of saved.handedOver) office.handedOver.set(id, to);
    relay.restore(saved.relay);
    calendars.store.restore(saved.calendars);
    calendars.channels.restore(saved.channels);
    calendars.resume();
    caldav.restore(saved.caldav ?? []);
    if (saved.stripe) stripe.restore(saved.stripe);
    if (saved.twilio) twilio.restore(saved.twilio);
    if (saved.zoom) zoom.restore(saved.zoom);
    if (saved.microsoft) microsoft.restore(saved.microsoft);
  }
  if (options.seed) seedCalendars(calendars.store, calendars.guests, people, clock.now());
  if (options.assistantListener) listener.target = options.assistantListener;
  snapshot.of(() => ({
    clockOffsetMs: clock.offsetMs,
    people,
    calendars: calendars.store,
    caldav,
    channels: calendars.channels,
    dkimKey: keys,
    oidcKeys,
    grants,
    mail: boxes,
    handedOver: [...office.handedOver],
    relay,
    stripe,
    twilio,
    zoom,
    microsoft,
  }));
  changed();
  return {
    options,
    clock,
    people,
    boxes,
    keys,
    listener,
    relay,
    domains,
    office,
    calendars,
    caldav,
    snapshot,
    violations,
    contracts: {
      calendar: calendarContract(),
      oauth2: oauth2Contract(),
      chat: chatContract(),
      zoom: zoomContract(),
    },
    stripe,
    twilio,
    zoom,
    microsoft,
    /** Where webhooks of the product go. */
    hooks: new HookReceiver(),
    /** Where browsers find the sandbox; told when it listens. */
    shownAt: { origin: '' },
    model: new ModelStandIn(),
    desk: options.desk ? new Desk(options.desk) : null,
    faults: new Faults(),
    mailFaults: new MailFaults(),
    minted: new MintedTokens(),
    grants,
    oidcKeys,
    /** Where people's mailboxes can be read over IMAP; 0 until it listens. */
    imap: { port: 0 },
    /** Grants whose next code brings a refresh token. */
    offline: new Set<string>(),
  };
}
