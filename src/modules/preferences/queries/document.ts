import { and, desc, eq } from 'drizzle-orm';
import { type Basics, basicsOf, rulesBetween, USUAL } from '@/core/preferences/basics';
import { compile } from '@/core/preferences/compile';
import { type CompiledDocument, rulesOf, type SourcedRule } from '@/core/preferences/compiled';
import { withPlainHeadings } from '@/core/preferences/headings';
import { type Origins, originOf } from '@/core/preferences/origins';
import { renderDocument } from '@/core/preferences/render/render';
import type { RoomProvider } from '@/core/preferences/rule';
import type { EpochMinute } from '@/core/time/period';
import { toWall, zoneTable } from '@/core/time/zone';
import { database, type Transaction } from '@/db/client';
import { basics } from '@/db/schema/identity';
import { preferenceVersions } from '@/db/schema/preferences';
import { videoKindsOf } from '@/modules/video/queries';

type Db = Transaction | ReturnType<typeof database>;

/** The owner's document as it stands, compiled. */
export interface Preferences {
  /** 0 before anything was saved: then it says what the settings of old say. */
  readonly version: number;
  readonly text: string;
  readonly origins: Origins;
  /** What the settings were before any sentence names a zone. */
  readonly zone: string;
  /** Providers whose rooms for video meetings the owner has connected. */
  readonly connected: readonly RoomProvider[];
  readonly compiled: CompiledDocument;
  /** Those that hold now. */
  readonly rules: readonly SourcedRule[];
}

/** The owner's preferences; null before there is a document or settings. `now` in epoch minutes. */
export async function preferencesOf(
  userId: string,
  now: EpochMinute,
  db: Db = database(),
): Promise<Preferences | null> {
  const standing = await standingDocument(userId, db);
  if (!standing) return null;
  const compiled = compiledOnce(userId, standing, now);
  return { ...standing, compiled, rules: rulesOf(compiled) };
}

/** The preferences that the owner has saved as a document; null before: settings of old bind nothing beyond the basics. */
export async function savedPreferences(userId: string, now: EpochMinute): Promise<Preferences | null> {
  const preferences = await preferencesOf(userId, now);
  return preferences && preferences.version > 0 ? preferences : null;
}

export type Standing = Pick<Preferences, 'version' | 'text' | 'origins' | 'zone' | 'connected'>;

/** The newest version; where there is none, what the settings of an owner from before there were documents say. */
export async function standingDocument(userId: string, db: Db = database()): Promise<Standing | null> {
  const [row] = await db
    .select({ version: preferenceVersions.version, text: preferenceVersions.text, origins: preferenceVersions.origins })
    .from(preferenceVersions)
    .where(eq(preferenceVersions.userId, userId))
    .orderBy(desc(preferenceVersions.version))
    .limit(1);
  const [settings] = await db.select().from(basics).where(eq(basics.userId, userId));
  const known = { zone: settings?.zone ?? 'Etc/UTC', connected: await videoKindsOf(userId, db) };
  if (row) return { ...row, text: withPlainHeadings(row.text), ...known };
  return settings ? { version: 0, text: documentOf(settings as Basics), origins: {}, ...known } : null;
}

/** One version of the document; null where there is no such. */
export async function versionOf(userId: string, version: number, db: Db = database()) {
  const [row] = await db
    .select()
    .from(preferenceVersions)
    .where(and(eq(preferenceVersions.userId, userId), eq(preferenceVersions.version, version)));
  return row ?? null;
}

/** Settings as the sentences of a document. */
export function documentOf(settings: Basics): string {
  return renderDocument(rulesBetween(null, settings));
}

/** The settings that rules make; `zone` is that of the owner until a sentence names one. */
export function basicsUnder(rules: readonly SourcedRule[], zone: string): Basics {
  return basicsOf(
    rules.map(({ rule }) => rule),
    { ...USUAL, zone },
  );
}

/** Compiles a text in which the sentences of `origins` were written when it says, and the others now. */
export function compileWith(
  text: string,
  { origins, zone, connected }: Pick<Standing, 'origins' | 'zone' | 'connected'>,
  now: EpochMinute,
) {
  return compile(text, { now, zone, connected, writtenAt: (sentence) => originOf(origins, sentence)?.at });
}

interface Remembered {
  readonly key: string;
  readonly compiled: CompiledDocument;
}

/** The compiled documents of the owners who were last asked about: the same while version and day are. */
const remembered = new Map<string, Remembered>();
const REMEMBERED = 1_000;

function compiledOnce(userId: string, standing: Standing, now: EpochMinute): CompiledDocument {
  const { version, zone, text, connected } = standing;
  const day = Math.floor(toWall(zoneTable(zone), now) / 1440);
  // Settings without a version may change: then the text does.
  const key = `${version} ${zone} ${day} ${connected.join()} ${version === 0 ? text : ''}`;
  const known = remembered.get(userId);
  if (known?.key === key) return known.compiled;
  const compiled = compileWith(text, standing, now);
  remembered.delete(userId);
  remembered.set(userId, { key, compiled });
  if (remembered.size > REMEMBERED) remembered.delete(remembered.keys().next().value as string);
  return compiled;
}
