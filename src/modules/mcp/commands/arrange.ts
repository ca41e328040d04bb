import type { z } from 'zod';
import { nounOf } from '@/core/loop/goal';
import type { MeetingGoal } from '@/core/loop/meeting-goal';
import type { LoopState } from '@/core/loop/state';
import { workable } from '@/core/loop/times/solve';
import { comparableAddress } from '@/core/mail/address';
import { assistantMailbox } from '@/core/mail/reply-token';
import { minuteOf, type Period } from '@/core/time/period';
import { basicsOf } from '@/modules/preferences/queries';
import type { Runtime } from '@/ports/runtime';
import type { Caller } from '../policy';
import { imagine } from '../queries/imagined';
import { timeOf } from '../queries/time';
import type { bookMeeting, proposeMeeting } from '../schema';
import { type Asked, askLoop, callBefore, type Order } from './ask';
import { beginLoop } from './begin';

type Unread = 'none' | 'revoked' | 'unavailable' | 'unconfirmed';

/** `not_free`, `past`: of the times that were named; `text` says which. `own_address`, `wants_no_mail`, `no_address`: of a guest. */
export type NotArranged = 'plan_limit' | 'not_free' | 'past' | 'own_address' | 'wants_no_mail' | 'no_address' | Unread;

type Wanted = Pick<
  z.output<typeof proposeMeeting>,
  'guests' | 'title' | 'duration_minutes' | 'medium' | 'location' | 'idempotency_key'
>;

/** Offers times to people whom the owner wants to meet: those that are named, or such as the owner's rules choose. */
export function propose(
  caller: Caller,
  asked: z.output<typeof proposeMeeting>,
  runtime: Runtime,
): Promise<Asked<NotArranged>> {
  return arrange(caller, { tool: 'propose_meeting', act: 'offer', asked, starts: asked.times ?? [] }, runtime);
}

/** Books a time with people who have agreed to it. */
export function bookNew(
  caller: Caller,
  asked: z.output<typeof bookMeeting> & Wanted,
  runtime: Runtime,
): Promise<Asked<NotArranged>> {
  return arrange(caller, { tool: 'book_meeting', act: 'book', asked, starts: [asked.start] }, runtime);
}

async function arrange(
  caller: Caller,
  {
    tool,
    act,
    asked,
    starts,
  }: { readonly tool: string; readonly act: Order['act']; readonly asked: Wanted; readonly starts: readonly string[] },
  runtime: Runtime,
): Promise<Asked<NotArranged>> {
  const { userId } = caller;
  const { idempotency_key: key, ...given } = asked;
  const call = { tool, key, arguments: given };
  // What was done already may have taken the very time that is asked for.
  const again = await callBefore(caller, call);
  if (again) return again;
  const { guests, title, duration_minutes: durationMin } = asked;
  const { state, context } = await imagine(userId, { durationMin, guests }, runtime);
  const wrong = wrongGuest(asked, state, context, runtime);
  if (wrong) return { ok: false, ...wrong };
  if (!context.calendar.ok) return { ok: false, reason: context.calendar.reason };
  const imagined = { ...state, meeting: await goalOf(userId, asked, state) };
  const slots = slotsOf(starts, imagined.meeting.durationMin);
  const taken = slots.find((slot) => !workable(imagined, context, slot));
  if (taken) {
    const reason = taken.start <= context.now ? 'past' : 'not_free';
    return { ok: false, reason, text: timeOf(taken, context.owner.zone).words };
  }
  return askLoop<NotArranged>(
    caller,
    call,
    { act, slots },
    (tx, nowMs) => beginLoop(tx, { userId, title: title ?? imagined.meeting.title, imagined, nowMs }, runtime),
    runtime,
  );
}

/** Whole minutes, each as long as the meeting, none twice. */
export function slotsOf(starts: readonly string[], durationMin: number): Period[] {
  const minutes = [...new Set(starts.map((start) => minuteOf(Date.parse(start))))];
  return minutes.map((start) => ({ start, end: start + durationMin }));
}

function wrongGuest(
  { guests }: Wanted,
  state: LoopState,
  context: Awaited<ReturnType<typeof imagine>>['context'],
  { settings }: Runtime,
): { readonly reason: NotArranged; readonly text: string } | null {
  for (const { email } of guests) {
    const address = comparableAddress(email);
    if (address === null || !state.participants.some((p) => p.role !== 'owner' && p.address === address)) {
      const own = address !== null && context.owner.addresses.includes(address);
      return { reason: own ? 'own_address' : 'no_address', text: email };
    }
    if (context.owner.addresses.includes(address) || assistantMailbox(address, settings.assistant.address)) {
      return { reason: 'own_address', text: email };
    }
    if (context.suppressed.has(address)) return { reason: 'wants_no_mail', text: email };
  }
  return null;
}

async function goalOf(userId: string, asked: Wanted, { meeting, participants }: LoopState): Promise<MeetingGoal> {
  const nameOf = ({ name, address }: LoopState['participants'][number]) => name ?? address;
  const [owner, ...guests] = participants;
  const title = asked.title ?? [...guests, ...(owner ? [owner] : [])].map(nameOf).join(' / ');
  const usual = (await basicsOf(userId))?.medium ?? meeting.medium;
  const { mediumAssumed: _, ...rest } = meeting;
  return {
    ...rest,
    title,
    noun: nounOf(title),
    words: [title],
    location: asked.location ?? null,
    ...(asked.medium ? { medium: asked.medium } : { medium: usual, mediumAssumed: true }),
  };
}
