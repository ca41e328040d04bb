import { rulesOf } from '@/core/preferences/compiled';
import { replaceRules, withoutRules } from '@/core/preferences/edit/edit';
import { ruleText } from '@/core/preferences/normal';
import type { Rule } from '@/core/preferences/rule';
import { database } from '@/db/client';
import { editPreferences } from '@/modules/preferences/commands/change';

export interface Said {
  readonly rules: readonly Rule[];
  /** Rules that are not to hold any more. */
  readonly without?: (rule: Rule) => boolean;
}

export type SayResult =
  | { readonly ok: true }
  /** `unread`: kinds of rules whose sentences would not be understood. `busy`: the document is changed again and again. */
  | { readonly ok: false; readonly reason: 'unread'; readonly kinds: readonly Rule['kind'][] }
  | { readonly ok: false; readonly reason: 'busy' };

/**
 * Says these rules in the preferences document: sentences that say otherwise give way, all others stay. All of it or
 * nothing: where one of them would not be read back as it is meant, the document stays as it is.
 */
export async function sayInDocument(
  userId: string,
  { rules, without = () => false }: Said,
  nowMs: number,
): Promise<SayResult> {
  let unread: Rule['kind'][] = [];
  const kept = await database().transaction((tx) =>
    editPreferences(
      tx,
      userId,
      (before, read) => {
        const cleared = withoutRules(before, read(before), without);
        const text = replaceRules(cleared, read(cleared), rules);
        const said = new Set(rulesOf(read(text)).map(({ rule }) => ruleText(rule)));
        unread = rules.filter((rule) => !said.has(ruleText(rule))).map(({ kind }) => kind);
        return unread.length > 0 ? before : text;
      },
      { nowMs },
    ),
  );
  if (unread.length > 0) return { ok: false, reason: 'unread', kinds: unread };
  return kept ? { ok: true } : { ok: false, reason: 'busy' };
}
