import { eq } from 'drizzle-orm';
import { hoursRules, rulesBetween, type WeekHours } from '@/core/preferences/basics';
import { rulesOf } from '@/core/preferences/compiled';
import { replaceRules, withoutRules } from '@/core/preferences/edit/edit';
import { appended } from '@/core/preferences/edit/place';
import { WEEKDAYS } from '@/core/time/calendar-date';
import { type EpochMinute, minuteOf } from '@/core/time/period';
import { database } from '@/db/client';
import { basics } from '@/db/schema/identity';
import { basicsUnder, compileWith, documentOf, type Standing, standingDocument } from '../queries/document';
import type { BasicsForm } from '../schema';
import { savePreferences } from './save';

/** `said_otherwise`: a sentence of the document says otherwise and cannot be changed from the form. */
export type SavedBasics = { readonly ok: true } | { readonly ok: false; readonly reason: 'stale' | 'said_otherwise' };

/**
 * Saves the form: the sentences of the document that say otherwise give way to canonical ones, all others stay. Saving
 * confirms zone and hours: from now on times may be offered. `nowMs` is in epoch ms.
 */
export async function saveBasics(userId: string, form: BasicsForm, nowMs: number): Promise<SavedBasics> {
  const now = minuteOf(nowMs);
  return database().transaction(async (tx) => {
    const standing = await standingDocument(userId, tx);
    const text = standing ? documentSaying(standing, form, now) : documentOf(form);
    const origins = standing?.origins ?? {};
    const connected = standing?.connected ?? [];
    const saved = basicsUnder(rulesOf(compileWith(text, { origins, zone: form.zone, connected }, now)), form.zone);
    if (rulesBetween(saved, form).length > 0) return { ok: false, reason: 'said_otherwise' };
    const [row] = await tx.select({ at: basics.confirmedAt }).from(basics).where(eq(basics.userId, userId));
    if (standing?.text === text && row?.at) return { ok: true };
    return savePreferences(userId, { text, baseVersion: standing?.version ?? 0, source: 'form' }, nowMs, tx);
  });
}

/** The document so that its rules make these settings. */
function documentSaying(standing: Standing, form: BasicsForm, now: EpochMinute): string {
  const text = withoutActs(standing, form.acts, now);
  const compiled = compileWith(text, standing, now);
  const rules = rulesOf(compiled);
  const said = basicsUnder(rules, standing.zone);
  const names = rules.some(({ rule }) => rule.kind === 'zone' && rule.dates === undefined);
  const works = rules.some(({ rule }) => rule.kind === 'hours' && rule.hours.length > 0);
  const changed = replaceRules(text, compiled, rulesBetween({ ...said, zone: names ? said.zone : '' }, form));
  // Hours that were shown and left as they are say nothing against a sentence such as "never on Wednesdays".
  return works ? changed : appended(changed, hoursRules(unchanged(said.hours, form.hours)));
}

function unchanged(shown: WeekHours, wanted: WeekHours): WeekHours {
  const same = WEEKDAYS.filter((day) => JSON.stringify(shown[day] ?? []) === JSON.stringify(wanted[day] ?? []));
  return Object.fromEntries(same.map((day) => [day, wanted[day] ?? []]));
}

/** Without the rules about acts that are to be as the mode of approval has them: that is said by no sentence. */
function withoutActs(standing: Standing, wanted: BasicsForm['acts'], now: EpochMinute): string {
  const compiled = compileWith(standing.text, standing, now);
  return withoutRules(
    standing.text,
    compiled,
    (rule) => rule.kind === 'act' && rule.scope === undefined && wanted[rule.act] === undefined,
  );
}
