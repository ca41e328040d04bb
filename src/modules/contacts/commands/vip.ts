import { makesVip } from '@/core/contacts/vip-rule';
import { withChange } from '@/core/preferences/change';
import { rulesOf } from '@/core/preferences/compiled';
import { withoutRules } from '@/core/preferences/edit/edit';
import { isVip, type Person } from '@/core/preferences/effects/facts';
import type { Rule } from '@/core/preferences/rule';
import { database } from '@/db/client';
import { editPreferences } from '@/modules/preferences/commands/change';

export type Marked = { readonly ok: true } | { readonly ok: false; readonly reason: 'said_otherwise' };

/** The document says that this person comes first, as a new version. The document is the only place where it stands. */
export async function markVip(userId: string, person: Person, nowMs: number): Promise<Marked> {
  const rules: readonly Rule[] = [{ kind: 'priority', people: { by: 'address', address: person.address } }];
  return edit(userId, nowMs, person, true, (text, read) =>
    withChange(text, { text: `${person.address} is a VIP.`, rules }, read),
  );
}

/**
 * The document says it no more of this person. `said_otherwise`: a sentence says it of a whole group, and only the owner
 * can rewrite that.
 */
export async function unmarkVip(userId: string, person: Person, nowMs: number): Promise<Marked> {
  return edit(userId, nowMs, person, false, (text, read) => {
    const compiled = read(text);
    return withoutRules(text, compiled, (rule) => makesVip(rule, person));
  });
}

/** Saves nothing unless the document then says what was wanted. */
async function edit(
  userId: string,
  nowMs: number,
  person: Person,
  wanted: boolean,
  change: Parameters<typeof editPreferences>[2],
): Promise<Marked> {
  let fits = true;
  const saved = await database().transaction((tx) =>
    editPreferences(
      tx,
      userId,
      (text, read) => {
        const edited = change(text, read);
        fits = isVip(person, rulesOf(read(edited))) === wanted;
        return fits ? edited : text;
      },
      { nowMs },
    ),
  );
  return saved && fits ? { ok: true } : { ok: false, reason: 'said_otherwise' };
}
