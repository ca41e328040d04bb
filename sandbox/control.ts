import type { Assembly } from './assemble';
import type { AccountManner } from './caldav/store';
import type { Violation } from './contract';
import type { FaultInput } from './faults';
import type { ResponseStatus } from './google/calendar/model';
import type { BehaviourName, ModelCall, Scripted } from './llm/stand-in';
import type { MailFaultInput } from './mail/mail-faults';
import { type MicrosoftControl, microsoftControl } from './microsoft/control';
import { type StripeControl, stripeControl } from './stripe/control';
import { type TwilioControl, twilioControl } from './twilio/control';
import { type ZoomControl, zoomControl } from './zoom/control';

/** What a test, or POST /control/…, can do to the sandbox. */
export interface Control {
  /** Breaches of the contract so far; a test asserts that it is empty. */
  readonly violations: readonly Violation[];
  /** Somebody new moves in: a mailbox, and an account with this zone. */
  addPerson(person: { email: string; name: string; zone: string }): void;
  /** An access token without the OAuth dance. Default scopes: what the product asks for. */
  accessToken(email: string, scopes?: readonly string[]): string;
  /** Ends every grant of a person: access tokens answer 401, refresh tokens invalid_grant. */
  revokeGrants(email: string): void;
  fault(fault: FaultInput): void;
  mailFault(fault: MailFaultInput): void;
  clearFaults(): void;
  /** Every sync token handed out so far answers 410. */
  invalidateSyncTokens(calendarId: string): void;
  /** How a person's CalDAV account answers from now on; without anything as usual. */
  setCaldavManner(email: string, manner: AccountManner): void;
  /** Every sync token that a person's CalDAV account handed out so far is refused. */
  invalidateCaldavTokens(email: string): void;
  /** A guest answers an invitation of the organiser's calendar. False when there is no such event or guest. */
  respond(organizer: string, eventId: string, guest: string, response: ResponseStatus, comment?: string): boolean;
  /** What the language model was asked so far. */
  readonly modelCalls: readonly ModelCall[];
  /** How the language model answers when nothing is scripted: as an honest one, or as one that obeys the mail. */
  setModelBehaviour(behaviour: BehaviourName): void;
  /** The next answers of the language model, in order. */
  scriptModel(answers: readonly Scripted[]): void;
  /** The payment vendor. */
  readonly stripe: StripeControl;
  /** The vendor of texting. */
  readonly twilio: TwilioControl;
  readonly zoom: ZoomControl;
  readonly microsoft: MicrosoftControl;
  /** Sandbox time, epoch milliseconds. */
  now(): number;
  setClockOffset(offsetMs: number): void;
  /** Where mail to the assistant goes; may be told later, when the listener's port is known. */
  setAssistantListener(host: string, port: number): void;
  /** Resolves when every invitation and relayed message so far has been handed over. */
  settled(): Promise<void>;
}

/** Scopes that the product asks for. */
export const USUAL_SCOPES = [
  'calendar.events',
  'calendar.calendarlist.readonly',
  'calendar.freebusy',
  'calendar.settings.readonly',
].map((name) => `https://www.googleapis.com/auth/${name}`);

export function controlOf(assembly: Assembly): Control {
  const { people, minted, grants, faults, calendars, clock, listener, mailFaults, snapshot } = assembly;
  const personAt = (email: string) => {
    const person = people.find(email);
    if (!person) throw new RangeError(`Nobody in the sandbox has the address ${email}`);
    return person;
  };
  return {
    violations: assembly.violations,
    modelCalls: assembly.model.calls,
    setModelBehaviour(behaviour) {
      assembly.model.behaviour = behaviour;
    },
    scriptModel: (answers) => assembly.model.say(answers),
    addPerson: (person) => void people.add(person),
    accessToken: (email, scopes = USUAL_SCOPES) => minted.mint({ subject: personAt(email).subject, scopes }),
    revokeGrants(email) {
      const { subject } = personAt(email);
      minted.revoke(subject);
      grants.revoke(subject);
    },
    fault: (fault) => faults.add(fault),
    mailFault: (fault) => mailFaults.add(fault),
    clearFaults() {
      faults.clear();
      mailFaults.clear();
    },
    invalidateSyncTokens(calendarId) {
      const calendar = calendars.store.find(calendarId);
      if (!calendar) throw new RangeError(`There is no calendar ${calendarId}`);
      calendar.generation += 1;
      snapshot.touch();
    },
    setCaldavManner: (email, manner) => assembly.caldav.setManner(personAt(email).email, manner),
    invalidateCaldavTokens(email) {
      for (const calendar of assembly.caldav.calendarsOf(personAt(email))) calendar.generation += 1;
      snapshot.touch();
    },
    respond(organizer, eventId, guest, response, comment) {
      const calendar = calendars.store.find(organizer);
      const event = calendar?.events.get(eventId)?.event;
      if (!calendar || !event?.attendees?.some((attendee) => attendee.email === guest)) return false;
      calendars.guests.respond(calendar, eventId, guest, response, comment);
      return true;
    },
    stripe: stripeControl(assembly.stripe),
    twilio: twilioControl(assembly.twilio),
    zoom: zoomControl(assembly.zoom, people),
    microsoft: microsoftControl(assembly.microsoft, people),
    now: () => clock.now(),
    setClockOffset(offsetMs) {
      clock.setOffset(offsetMs);
      assembly.stripe.catchUp();
      snapshot.touch();
    },
    setAssistantListener(host, port) {
      listener.target = { host, port };
    },
    async settled() {
      await calendars.invitations.settled();
      await assembly.microsoft.invitations.settled();
      await assembly.relay.idle();
      await assembly.stripe.deliveries.settled();
      await assembly.twilio.settled();
    },
  };
}
