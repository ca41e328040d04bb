import { and, asc, desc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { LoopState } from '@/core/loop/state';
import { languageOf } from '@/core/replies/languages';
import { type Database, database, type Transaction } from '@/db/client';
import { assistantPictures, assistants } from '@/db/schema/assistants';
import { accountById } from '@/modules/identity/queries';
import type { RuntimeSettings } from '@/ports/runtime';
import type { Persona } from './schema';

type Row = typeof assistants.$inferSelect;

/** Under which name and address the assistant works, and how it signs; null is for the preferences to say. */
export interface Assistant {
  readonly name: string;
  readonly address: string;
  readonly tone: Row['tone'];
  readonly signature: string | null;
  readonly disclosure: string | null;
}

interface Loop {
  readonly ownerId: string;
  readonly state: Pick<LoopState, 'assistant'>;
}

/**
 * The assistant of a loop: the persona that it was begun under, also when that was given up; else the owner's default
 * persona at the installation's own address; else the installation's. The one place where this is decided.
 */
export async function assistantOf(
  { ownerId, state }: Loop,
  { assistant }: Pick<RuntimeSettings, 'assistant'>,
): Promise<Assistant> {
  const begun = state.assistant?.id;
  const [row] = await database()
    .select()
    .from(assistants)
    .where(
      and(
        eq(assistants.userId, ownerId),
        begun === undefined
          ? eq(assistants.isDefault, true)
          : or(eq(assistants.id, begun), eq(assistants.isDefault, true)),
      ),
    )
    .orderBy(desc(eq(assistants.id, begun ?? ownerId)))
    .limit(1);
  const address = state.assistant?.address ?? assistant.address;
  if (!row) return { name: assistant.name, address, tone: null, signature: null, disclosure: null };
  const { name, tone, signature, disclosure } = row;
  return { name, address, tone, signature, disclosure };
}

/** The assistant that a user has new meetings arranged by: name and address to copy on a mail. */
export async function assistantFor(
  userId: string,
  { assistant }: Pick<RuntimeSettings, 'assistant'>,
): Promise<{ readonly name: string; readonly address: string }> {
  const [row] = await database()
    .select({ name: assistants.name, address: assistants.address })
    .from(assistants)
    .where(and(eq(assistants.userId, userId), eq(assistants.isDefault, true)));
  return row ?? assistant;
}

/** The user's personas, the default one first; or the one with this id, if it is the user's. */
export async function personasOf(userId: string, id?: string): Promise<Persona[]> {
  const rows = await database()
    .select({ row: assistants, version: assistantPictures.version })
    .from(assistants)
    .leftJoin(assistantPictures, eq(assistantPictures.assistantId, assistants.id))
    .where(
      and(
        eq(assistants.userId, userId),
        isNull(assistants.retiredAt),
        id === undefined ? undefined : eq(assistants.id, id),
      ),
    )
    .orderBy(desc(assistants.isDefault), asc(assistants.createdAt));
  const account = await accountById(userId);
  const owner = account?.name ?? account?.email ?? '';
  return rows.map(({ row: { id, name, address, tone, signature, disclosure, isDefault }, version }) => {
    const signs = disclosure ?? languageOf({ locale: 'en' }).disclosure(name, owner);
    // Another picture has another address, so that a page that is open shows it.
    const picture = version === null ? null : `/api/assistants/${id}/picture?v=${version}`;
    return { id, name, address, picture, tone, signature, disclosure, signs, isDefault };
  });
}

/** Addresses of personas that the user has given up, the last one first: they can be taken back. */
export async function givenUpOf(userId: string): Promise<string[]> {
  const rows = await database()
    .select({ address: assistants.address })
    .from(assistants)
    .where(and(eq(assistants.userId, userId), isNotNull(assistants.retiredAt)))
    .orderBy(desc(assistants.retiredAt), asc(assistants.address));
  return rows.map((row) => row.address);
}

/** The picture of a persona of the user's, as WebP; null when there is none. */
export async function personaPicture(
  userId: string,
  id: string,
): Promise<{ readonly version: string; readonly webp: Buffer } | null> {
  const [row] = await database()
    .select({ version: assistantPictures.version, webp: assistantPictures.webp })
    .from(assistantPictures)
    .innerJoin(assistants, eq(assistants.id, assistantPictures.assistantId))
    .where(and(eq(assistants.id, id), eq(assistants.userId, userId)));
  return row ?? null;
}

/** A persona that a mail is addressed to. */
export interface Addressed {
  readonly id: string;
  readonly userId: string;
  readonly address: string;
  readonly retired: boolean;
}

/** Personas among these addresses, given-up ones included, in the order of the addresses. */
export async function personasAmong(
  addresses: readonly string[],
  db: Database | Transaction = database(),
): Promise<Addressed[]> {
  const wanted = [...new Set(addresses.map((address) => address.toLowerCase()))];
  if (wanted.length === 0) return [];
  const rows = await db.select().from(assistants).where(inArray(assistants.address, wanted));
  return rows
    .map(({ id, userId, address, retiredAt }) => ({ id, userId, address, retired: retiredAt !== null }))
    .sort((a, b) => wanted.indexOf(a.address) - wanted.indexOf(b.address));
}

/** The persona under which a new loop of this user begins, of those that a mail is addressed to. */
export function begunUnder(personas: readonly Addressed[], userId: string): LoopState['assistant'] {
  const found = personas.find((one) => one.userId === userId && !one.retired);
  return found && { id: found.id, address: found.address };
}

/** All addresses that are or were a user's personas'. */
export async function personaAddressesOf(userId: string): Promise<string[]> {
  const rows = await database()
    .select({ address: assistants.address })
    .from(assistants)
    .where(eq(assistants.userId, userId));
  return rows.map((row) => row.address);
}
