import { rulesOf } from '@/core/preferences/compiled';
import { type Origins, originsOf } from '@/core/preferences/origins';
import { minuteOf } from '@/core/time/period';
import { database, type Transaction } from '@/db/client';
import { basics } from '@/db/schema/identity';
import { preferenceVersions } from '@/db/schema/preferences';
import { recordAct } from '@/modules/operations/commands/audit';
import { videoKindsOf } from '@/modules/video/queries';
import { calendarZone } from '../queries';
import { basicsUnder, compileWith, type Standing, standingDocument, versionOf } from '../queries/document';

type Row = typeof basics.$inferInsert;
type VersionRow = typeof preferenceVersions.$inferInsert;

export interface NewVersion {
  readonly text: string;
  /** The version that the change was made of: 0 where there was none. */
  readonly baseVersion: number;
  readonly source: VersionRow['source'];
  readonly cause?: VersionRow['cause'];
}

export type Saved = { readonly ok: true; readonly version: number } | { readonly ok: false; readonly reason: 'stale' };

/**
 * Saves a new version of the owner's document, and the basics as the compiled rules have them, in one transaction with a
 * record of who changed what. `stale`: another version was saved meanwhile. `nowMs` is in epoch ms.
 */
export async function savePreferences(
  userId: string,
  change: NewVersion,
  nowMs: number,
  within?: Transaction,
): Promise<Saved> {
  if (!within) return database().transaction((tx) => savePreferences(userId, change, nowMs, tx));
  const standing = await standingDocument(userId, within);
  if ((standing?.version ?? 0) !== change.baseVersion) return { ok: false, reason: 'stale' };
  return saveOver(within, userId, standing, { ...change, kept: standing?.origins ?? {} }, nowMs);
}

export type Undone = Saved | { readonly ok: false; readonly reason: 'not_found' };

/** Brings an older version back as a new one: its sentences were written when they first were. */
export async function undoTo(userId: string, version: number, nowMs: number): Promise<Undone> {
  return database().transaction(async (tx) => {
    const wanted = await versionOf(userId, version, tx);
    const standing = await standingDocument(userId, tx);
    if (!wanted || !standing) return { ok: false, reason: 'not_found' };
    const kept = { ...standing.origins, ...wanted.origins };
    const change = { text: wanted.text, source: 'undo' as const, cause: { undoneTo: version }, kept };
    return saveOver(tx, userId, standing, change, nowMs);
  });
}

async function saveOver(
  tx: Transaction,
  userId: string,
  standing: Standing | null,
  change: Omit<NewVersion, 'baseVersion'> & { readonly kept: Origins },
  nowMs: number,
): Promise<Saved> {
  const [at, now] = [new Date(nowMs), minuteOf(nowMs)];
  const { text, source, cause = {}, kept } = change;
  if (standing?.version === 0) await insertStart(tx, userId, standing, at);
  const version = (standing?.version ?? 0) + 1;
  const origins = originsOf(text, kept, { version, at: now });
  const inserted = await tx
    .insert(preferenceVersions)
    .values({ userId, version, text, at, source, cause, origins })
    .onConflictDoNothing()
    .returning({ version: preferenceVersions.version });
  if (inserted.length === 0) return { ok: false, reason: 'stale' };
  const zone = standing?.zone ?? (await calendarZone(userId)) ?? 'Etc/UTC';
  const connected = standing?.connected ?? (await videoKindsOf(userId, tx));
  await project(tx, userId, { version, text, origins, zone, connected }, nowMs);
  await recordAct(tx, { action: 'preferences.changed', actor: userId, userId, data: { version, source, ...cause } });
  return { ok: true, version };
}

/** What the settings said before the first document, as the version to go back to. */
async function insertStart(tx: Transaction, userId: string, { text }: Standing, at: Date): Promise<void> {
  const origins = originsOf(text, {}, { version: 0, at: minuteOf(at.getTime()) });
  await tx
    .insert(preferenceVersions)
    .values({ userId, version: 0, text, at, source: 'start', origins })
    .onConflictDoNothing();
}

/**
 * The basics are what the rules say, and the usual where they say nothing. Naming a zone confirms it; once confirmed it
 * stays so, with the zone that was named last.
 */
async function project(tx: Transaction, userId: string, standing: Standing, nowMs: number): Promise<void> {
  const rules = rulesOf(compileWith(standing.text, standing, minuteOf(nowMs)));
  const row = { ...basicsUnder(rules, standing.zone), version: standing.version } as Omit<Row, 'userId'>;
  const named = rules.some(({ rule }) => rule.kind === 'zone' && rule.dates === undefined);
  const confirmed = named ? { confirmedAt: new Date(nowMs) } : {};
  await tx
    .insert(basics)
    .values({ userId, ...row, ...confirmed })
    .onConflictDoUpdate({ target: basics.userId, set: { ...row, ...confirmed } });
}
