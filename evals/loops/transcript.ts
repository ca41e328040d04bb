import { asc, eq } from 'drizzle-orm';
import type { Action } from '@/core/loop/plan';
import { database } from '@/db/client';
import { loopEvents, planActions, plans } from '@/db/schema/loops';
import { iso } from './judge';
import type { Line, LoopRun } from './loop-run';

/** The whole story of a loop in the order of time: what people wrote, what was read, what was decided and why. */
export async function transcript(run: LoopRun): Promise<string[]> {
  const lines = [...run.story, ...(run.loopId ? await decisions(run.loopId) : [])];
  const faults = run.faults.map(({ at, kind, text }) => ({ at, who: `!! ${kind}`, text }));
  return [...lines, ...faults]
    .map((line, n) => ({ ...line, n }))
    .sort((a, b) => a.at - b.at || rankOf(a.who) - rankOf(b.who) || a.n - b.n)
    .map(({ at, who, text }) => `${iso(at)}  ${who}\n${indent(text)}`);
}

/** Within a minute: what came in, what was made of it, what went out. */
function rankOf(who: string): number {
  if (who.startsWith('!!')) return 4;
  if (who.startsWith('Sunny') || who.startsWith('the owner is asked')) return 3;
  return who.startsWith('plan') || who === 'reading' ? 1 : 0;
}

async function decisions(loopId: string): Promise<Line[]> {
  const events = await database()
    .select()
    .from(loopEvents)
    .where(eq(loopEvents.loopId, loopId))
    .orderBy(asc(loopEvents.id));
  const lines: Line[] = [];
  for (const event of events.filter(({ handledAt }) => handledAt !== null)) {
    const at = Math.floor((event.handledAt as Date).getTime() / 60_000);
    const { reading } = event;
    if (reading) {
      const { intents, options, windows, understood, residue, flags } = reading;
      const said = {
        intents: intents.map(({ kind }) => kind),
        options: options.map(({ option, stance }) => `${stance} ${option}`),
        windows: windows.map(({ quote, stance, role }) => `${stance} ${role} “${quote}”`),
        understood,
        ...(residue.length > 0 ? { residue } : {}),
        ...(flags.length > 0 ? { flags } : {}),
      };
      lines.push({ at, who: 'reading', text: JSON.stringify(said) });
    }
    const [plan] = await database().select().from(plans).where(eq(plans.eventId, event.id));
    if (!plan) continue;
    const actions = await database()
      .select()
      .from(planActions)
      .where(eq(planActions.planId, plan.id))
      .orderBy(asc(planActions.index));
    const kind = event.payload.kind === 'timer' ? `timer ${event.payload.timer}` : event.kind;
    const what = actions.map(({ action }) => actionWords(action)).join('; ');
    lines.push({
      at,
      who: `plan ${plan.version} on ${kind} (${plan.state})`,
      text: `${plan.reasons.join(' · ')}\n→ ${what}`,
    });
  }
  return lines;
}

function actionWords(action: Action): string {
  switch (action.kind) {
    case 'send':
      return `send ${action.template} to ${action.to.join(',')} ${action.slots.map(({ start }) => iso(start)).join(', ')}`.trim();
    case 'hold':
      return `hold ${action.slots.length}`;
    case 'book':
    case 'move':
      return `${action.kind} ${iso(action.slot.start)}`;
    case 'set_timer':
      return `${action.timer} at ${iso(action.dueAt)}`;
    case 'silent':
      return `silent (${action.reason})`;
    default:
      return action.kind;
  }
}

function indent(text: string): string {
  return text
    .trim()
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');
}
