import { createHash } from 'node:crypto';
import type { People, Person } from '../people';

/** A calendar object resource (RFC 4791 4.1); `text` is null once it is deleted. */
export interface StoredObject {
  readonly name: string;
  readonly text: string | null;
  readonly etag: string;
  /** The calendar's revision at which it became so. */
  readonly revision: number;
}

export interface CaldavCalendar {
  readonly name: string;
  readonly title: string;
  readonly colour: string;
  readonly zone: string;
  readonly writable: boolean;
  revision: number;
  /** Raised, all sync tokens of before are refused. */
  generation: number;
  readonly objects: Map<string, StoredObject>;
}

/** How one person's account answers; a test makes it less able than it is. */
export interface AccountManner {
  /** Instead of the sandbox's password. */
  readonly password?: string;
  /** False: without sync-collection (RFC 6578), as older servers are. */
  readonly syncCollection?: boolean;
  /** False: without free-busy-query. */
  readonly freeBusy?: boolean;
  /** Changes that one answer of sync-collection names at most. */
  readonly syncLimit?: number;
}

export type SavedCaldav = [string, (Omit<CaldavCalendar, 'objects'> & { objects: StoredObject[] })[]][];

/** The CalDAV accounts of the sandbox's people: everybody has one, with three calendars, made at first use. */
export class CaldavStore {
  private readonly accounts = new Map<string, CaldavCalendar[]>();
  private readonly manners = new Map<string, AccountManner>();

  constructor(
    readonly people: People,
    private readonly changed: () => void,
  ) {}

  calendarsOf(person: Person): CaldavCalendar[] {
    const existing = this.accounts.get(person.email);
    if (existing) return existing;
    const fresh = { zone: person.zone, revision: 0, generation: 1 };
    const calendars: CaldavCalendar[] = [
      { name: 'work', title: 'Work', colour: '#2f5f95', writable: true, ...fresh, objects: new Map() },
      { name: 'home', title: 'Home', colour: '#3f6f55', writable: true, ...fresh, objects: new Map() },
      { name: 'holidays', title: 'Holidays', colour: '#747a85', writable: false, ...fresh, objects: new Map() },
    ];
    this.accounts.set(person.email, calendars);
    return calendars;
  }

  mannerOf(person: Person): AccountManner {
    return this.manners.get(person.email) ?? {};
  }

  setManner(email: string, manner: AccountManner): void {
    this.manners.set(email.toLowerCase(), manner);
  }

  /** Writes an object, or with null deletes it. */
  put(calendar: CaldavCalendar, name: string, text: string | null): StoredObject {
    calendar.revision += 1;
    const { revision } = calendar;
    const hash = createHash('sha256').update(`${calendar.name}/${name} ${revision} ${text}`).digest('hex');
    const stored = { name, text, etag: `"${hash.slice(0, 24)}"`, revision };
    calendar.objects.set(name, stored);
    this.changed();
    return stored;
  }

  toJSON(): SavedCaldav {
    return [...this.accounts].map(([email, calendars]) => [
      email,
      calendars.map((calendar) => ({ ...calendar, objects: [...calendar.objects.values()] })),
    ]);
  }

  restore(saved: SavedCaldav): void {
    for (const [email, calendars] of saved) {
      const restored = calendars.map((one) => ({
        ...one,
        objects: new Map(one.objects.map((object) => [object.name, object])),
      }));
      this.accounts.set(email, restored);
    }
  }
}

/** The objects that there are. */
export function living(calendar: CaldavCalendar): (StoredObject & { text: string })[] {
  return [...calendar.objects.values()].filter((one): one is StoredObject & { text: string } => one.text !== null);
}
