import { knownZone } from '../src/core/time/zone';

/** Someone who lives in the sandbox: an account at the stand-in of Google and a mailbox, both under one address. */
export interface Person {
  readonly email: string;
  readonly name: string;
  /** IANA zone of the person's calendar. */
  readonly zone: string;
  /** Stable subject identifier, as Google's `sub`. */
  readonly subject: string;
}

/** The residents' domains. */
export const SANDBOX_DOMAINS = ['acme.test', 'globex.test', 'initech.test', 'umbra.test', 'evil.test'] as const;

/** The password of every sandbox person at the submission port. */
export const SANDBOX_PASSWORD = 'sandbox';

const RESIDENTS: readonly Omit<Person, 'subject'>[] = [
  { email: 'dana@acme.test', name: 'Dana Reyes', zone: 'America/New_York' },
  { email: 'ben@acme.test', name: 'Ben Okafor', zone: 'America/New_York' },
  { email: 'jane@globex.test', name: 'Jane Doe', zone: 'Europe/London' },
  { email: 'kenji@initech.test', name: 'Kenji Sato', zone: 'Asia/Tokyo' },
  { email: 'lena@umbra.test', name: 'Lena Fischer', zone: 'Europe/Berlin' },
  { email: 'mallory@evil.test', name: 'Mallory Finch', zone: 'America/Los_Angeles' },
];

/** Who exists. Residents always do; others join when somebody signs in with another address. */
export class People {
  private readonly byEmail = new Map<string, Person>();

  constructor(private readonly changed: () => void = () => {}) {
    for (const resident of RESIDENTS) this.add(resident);
  }

  all(): Person[] {
    return [...this.byEmail.values()];
  }

  find(email: string): Person | undefined {
    return this.byEmail.get(email.toLowerCase());
  }

  bySubject(subject: string): Person | undefined {
    return this.all().find((person) => person.subject === subject);
  }

  /** Adds a person, or returns the one who has the address. Throws RangeError for an unknown zone. */
  add(person: Omit<Person, 'subject'>): Person {
    const email = person.email.toLowerCase();
    const existing = this.byEmail.get(email);
    if (existing) return existing;
    const zone = knownZone(person.zone);
    if (!zone) throw new RangeError(`Unknown time zone: ${person.zone}`);
    const added: Person = { email, name: person.name, zone, subject: subjectOf(email) };
    this.byEmail.set(email, added);
    this.changed();
    return added;
  }

  toJSON(): Omit<Person, 'subject'>[] {
    return this.all().map(({ email, name, zone }) => ({ email, name, zone }));
  }
}

/** A display name in the fields of OpenID Connect. */
export function nameClaims(name: string): { name: string; given_name: string; family_name?: string } {
  const [given = '', ...rest] = name.split(' ');
  return { name, given_name: given, ...(rest.length > 0 ? { family_name: rest.join(' ') } : {}) };
}

/** Google's subjects are 21 decimal digits; ours are derived from the address, so that they survive a restart. */
function subjectOf(email: string): string {
  let hash = 7n;
  for (const char of email) hash = (hash * 1_000_003n + BigInt(char.codePointAt(0) as number)) % 10n ** 20n;
  return `1${hash.toString().padStart(20, '0')}`;
}
