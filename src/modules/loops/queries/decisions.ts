import { and, eq, inArray, sql } from 'drizzle-orm';
import { isDoubted } from '@/core/loop/asking/doubted';
import { questionIn } from '@/core/loop/asking/in-language';
import { spokenTo } from '@/core/loop/asking/spoken-to';
import { plannedTimes } from '@/core/loop/review/acts';
import type { Choice, Decision, Language, LoopState } from '@/core/loop/state';
import { lineIn } from '@/core/replies/owner/say';
import type { Period } from '@/core/time/period';
import { database } from '@/db/client';
import { loopEvents, loops, plans } from '@/db/schema/loops';
import type { ModelSwitch } from '@/modules/reader/schema';
import { chosenLanguage } from './owner-language';

/** A question in the words of its owner's language. */
export interface DecisionRow extends Decision {
  readonly language: Language;
  readonly loopId: string;
  readonly title: string;
  readonly phase: LoopState['phase'];
  /** The loop's version: it rises with every answer, also with one that was not understood. */
  readonly version: number;
  /** Times that the plan would offer or book. */
  readonly slots: readonly Period[];
  /** Why the owner sees the plan first; empty for a question. */
  readonly reasons: readonly string[];
  /** What the owner may change before approving; null for a question, and for a plan without times. */
  readonly editable: Editable | null;
}

export interface Editable {
  /** `one`: the meeting is booked or moved; `several`: times are offered. */
  readonly choose: 'one' | 'several';
  readonly title: string;
  readonly durationMin: number;
  readonly medium: 'video' | 'phone' | 'in_person';
}

/**
 * Everything that waits for the owner, oldest first; of one loop only, if one is given. In the language of the `page`, or in the
 * one that the owner is written to in.
 */
export async function decisionsOf(userId: string, loopId?: string, page?: Language): Promise<DecisionRow[]> {
  const rows = await database()
    .select({ id: loops.id, title: loops.title, version: loops.version, state: loops.state })
    .from(loops)
    .where(and(waiting(userId), loopId === undefined ? undefined : eq(loops.id, loopId)))
    .limit(100);
  const ids = rows.map((row) => row.id);
  const [reasons, unheard, chosen] = await Promise.all([
    reasonsOf(ids),
    unheardAnswers(ids),
    page ?? chosenLanguage(userId),
  ]);
  return rows
    .flatMap((loop) =>
      loop.state.needsOwner.map((decision) => decisionRow(loop, decision, spokenTo(chosen, loop.state))),
    )
    .filter((row) => !unheard.has(`${row.loopId} ${row.id}`))
    .map((row) => ({ ...row, reasons: reasons.get(`${row.loopId} ${row.planVersion}`) ?? [] }))
    .sort((a, b) => a.askedAt - b.askedAt);
}

/** Questions that were answered on a page a moment ago, which can still be taken back. */
async function unheardAnswers(loopIds: readonly string[]): Promise<Set<string>> {
  if (loopIds.length === 0) return new Set();
  const rows = await database()
    .select({ loopId: loopEvents.loopId, payload: loopEvents.payload })
    .from(loopEvents)
    .where(
      and(inArray(loopEvents.loopId, [...loopIds]), eq(loopEvents.kind, 'decision'), eq(loopEvents.state, 'pending')),
    );
  return new Set(
    rows.flatMap(({ loopId, payload }) => (payload.kind === 'decision' ? `${loopId} ${payload.decisionId}` : [])),
  );
}

/** How many decisions wait for the owner. */
export async function decisionCount(userId: string): Promise<number> {
  const [row] = await database()
    .select({ n: sql`coalesce(sum(jsonb_array_length(${loops.state} -> 'needsOwner')), 0)`.mapWith(Number) })
    .from(loops)
    .where(waiting(userId));
  return row?.n ?? 0;
}

function waiting(userId: string) {
  return and(eq(loops.ownerId, userId), sql`jsonb_array_length(${loops.state} -> 'needsOwner') > 0`);
}

/** Reasons of the plans that wait, by loop and version. */
async function reasonsOf(loopIds: readonly string[]): Promise<Map<string, string[]>> {
  if (loopIds.length === 0) return new Map();
  const rows = await database()
    .select({ loopId: plans.loopId, version: plans.version, reasons: plans.reasons })
    .from(plans)
    .where(and(inArray(plans.loopId, [...loopIds]), eq(plans.state, 'proposed')));
  return new Map(rows.map(({ loopId, version, reasons }) => [`${loopId} ${version}`, reasons]));
}

type Loop = Pick<typeof loops.$inferSelect, 'id' | 'title' | 'version' | 'state'>;

function decisionRow({ id: loopId, title, version, state }: Loop, decision: Decision, language: Language): DecisionRow {
  const proposal = decision.kind === 'approve' ? state.proposal : null;
  const { slots, choose } = plannedTimes(proposal?.actions ?? []);
  return {
    ...decision,
    text: questionIn(decision, language),
    ...(decision.choices ? { choices: decision.choices.map((one) => inWords(one, language)) } : {}),
    language,
    loopId,
    title,
    phase: state.phase,
    version,
    slots,
    reasons: [],
    editable: proposal && slots.length > 0 ? { choose, ...goalOf(proposal.after) } : null,
  };
}

function inWords(choice: Choice, language: Language): Choice {
  return choice.says ? { ...choice, label: lineIn(choice.says, language) } : choice;
}

function goalOf({ meeting: { title, durationMin, medium } }: LoopState) {
  return { title, durationMin, medium };
}

/** The first question that a model might have spared its owner, where they have not said whether one may read mail. */
export function sparedByModel<D extends Decision>(
  decisions: readonly D[],
  { model, enabled, asked }: ModelSwitch,
): D | undefined {
  return model === null || enabled || asked ? undefined : decisions.find(isDoubted);
}
