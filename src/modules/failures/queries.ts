import { createHash } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { shownFailure } from '@/core/failures/group';
import { database } from '@/db/client';
import { loopEvents } from '@/db/schema/loops';
import { ACCOUNT_KEY } from '@/modules/account/constants';
import { BRIEFING_KEY } from '@/modules/briefings/constants';
import { HOOK_KEY } from '@/modules/hooks/constants';
import { TEXT_KEY } from '@/modules/texting/constants';
import type { EngineHealth, FailingRun, Runs } from '@/ports/runs';
import { MOST_RUNS } from './constants';
import type { FailureGroup, Failures, RunInput, ShownRun } from './schema';

/** The runs that fail, grouped by what fails in them, the largest group first. Throws when the engine does not answer. */
export async function failures(runs: Runs): Promise<Failures> {
  const { total, runs: failing } = await runs.failing(MOST_RUNS);
  const inputs = await inputsOf(failing.map(({ key }) => key));
  const groups = new Map<string, FailureGroup & { readonly runs: ShownRun[] }>();
  for (const run of failing) {
    const { kind, ...shown } = shownFailure(run);
    const group = groups.get(kind) ?? { id: groupId(kind), ...shown, runs: [] };
    group.runs.push(shownRun(run, inputs.get(run.key) ?? null));
    groups.set(kind, group);
  }
  return { total, groups: [...groups.values()].sort((a, b) => b.runs.length - a.runs.length) };
}

/** Keys of what is no loop begin with one of these. */
const MARKS: readonly (readonly [mark: string, kind: ShownRun['about']['kind']])[] = [
  [ACCOUNT_KEY, 'account'],
  [BRIEFING_KEY, 'briefing'],
  [TEXT_KEY, 'text'],
  [HOOK_KEY, 'hook'],
];

/** Stable from look to look, as long as the runs fail in the same way. */
function groupId(kind: string): string {
  return createHash('sha256').update(kind).digest('hex').slice(0, 16);
}

function shownRun({ key, step: _, code: __, failure: ___, ...run }: FailingRun, input: RunInput | null): ShownRun {
  const [mark, kind] = MARKS.find(([start]) => key.startsWith(start)) ?? ['', 'loop'];
  return { ...run, about: { kind, id: key.slice(mark.length) }, input };
}

/** The event that each of these loops is to take up next. */
async function inputsOf(loopIds: readonly string[]): Promise<Map<string, RunInput>> {
  if (loopIds.length === 0) return new Map();
  const rows = await database()
    .selectDistinctOn([loopEvents.loopId], {
      loopId: loopEvents.loopId,
      event: loopEvents.kind,
      dueAt: loopEvents.dueAt,
    })
    .from(loopEvents)
    .where(and(eq(loopEvents.state, 'pending'), inArray(loopEvents.loopId, [...loopIds])))
    .orderBy(asc(loopEvents.loopId), asc(loopEvents.dueAt), asc(loopEvents.id));
  return new Map(rows.map(({ loopId, event, dueAt }) => [loopId, { event, dueAt: dueAt.toISOString() }]));
}

/** How the engine stands, or null where it does not answer: for the tiles of /admin. */
export async function engineHealth(runs: Runs): Promise<(EngineHealth & { readonly failing: number }) | null> {
  try {
    const [health, { total }] = await Promise.all([runs.health(), runs.failing(1)]);
    return { ...health, failing: total };
  } catch {
    return null;
  }
}
