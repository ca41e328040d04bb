import type { Template } from '../plan';
import { step } from '../step';
import { workable } from '../times/solve';
import type { Turn, World } from './life';

/** Tells of what has happened; asks nothing. */
const NEWS: ReadonlySet<Template> = new Set(['confirm', 'moved', 'cancelled', 'late', 'changed']);
const OFFERING: ReadonlySet<Template> = new Set([
  'offer',
  'counter',
  'taken',
  'echo',
  'poll',
  'second_round',
  'reschedule',
  'correction',
  'follow_up',
]);
const OUTCOMES: ReadonlySet<string> = new Set([
  'booked',
  'booking_failed',
  'event_cancelled',
  'event_updated',
  'update_failed',
  'cancel_failed',
  'conference_ready',
  'event_moved',
  'event_deleted',
]);

/** Watches one life: what no single turn shows is counted here. */
export function watcher() {
  const unanswered = new Map<string, number>();
  const last = new Map<string, string>();
  const followUps = new Map<number, number>();
  return (world: World, turn: Turn): void => {
    const { before, event, made, ctx } = turn;
    const { state, plan } = made;
    const people = new Map(state.participants.map((p) => [p.id, p]));
    const sends = plan.actions.flatMap((a) => (a.kind === 'send' ? [a] : []));
    const mails = sends.filter((a) => a.to.some((id) => id !== 'p1'));
    const acts = plan.actions.filter((a) => ['book', 'move', 'cancel_event', 'update_event'].includes(a.kind));
    const say = (what: string) =>
      `${what} at ${event.kind} ${JSON.stringify(event).slice(0, 1500)}\nbefore ${JSON.stringify(before).slice(0, 6000)}\nplan ${JSON.stringify(plan)}`;
    const must = (holds: boolean, what: string) => {
      if (!holds) throw new Error(say(what));
    };

    // Whose act was it?
    const human =
      event.kind === 'decision' || event.kind === 'command'
        ? 'p1'
        : event.kind === 'choice' || event.kind === 'on_page'
          ? event.participantId
          : null;
    let actor = human;
    if (event.kind === 'message') {
      const { machine, level, role, from, suggested } = event.facts;
      const word =
        machine === null &&
        level !== 'A0' &&
        role !== 'stranger' &&
        !suggested &&
        !(role === 'owner' && level === 'A1');
      actor = word ? (before.participants.find((p) => p.address === from.address)?.id ?? null) : null;
      if (word && role === 'owner') actor = 'p1';
      // What the assistant of a guest asks is answered, also twice: automatic turns are bounded.
      const deputy =
        machine === 'assistant' && role === 'guest' && (level === 'A2' || level === 'A3') && before.offer !== null;
      if (deputy) last.clear();
      if (!word && !deputy) must(acts.length === 0 && mails.length === 0, 'an act without authority');
    }
    if (actor === 'p1') {
      unanswered.clear();
      last.clear();
    } else if (actor !== null) {
      unanswered.delete(actor);
      last.clear();
    }

    const writer = event.kind === 'message' ? event.facts.from.address : null;
    // Safety.
    for (const mail of mails) {
      for (const id of [...mail.to, ...mail.cc]) {
        const person = people.get(id);
        must(person !== undefined, `mail to nobody: ${id}`);
        must(person?.status !== 'opted_out', 'mail to who opted out');
        must(
          person?.status !== 'unreachable' || person.address === writer || id === actor,
          'mail to an address that bounces',
        );
      }
      for (const slot of mail.slots) {
        const booked = [before.booking, state.booking].some((b) => b?.start === slot.start);
        const known = booked || before.offer?.slots.some((s) => s.start === slot.start);
        must(known || workable(state, ctx, slot), 'a time that nobody offered');
        if (OFFERING.has(mail.template))
          must(workable(state, ctx, slot) || event.kind === 'decision', 'a time that is not free');
        if (OFFERING.has(mail.template)) must(slot.start > world.now, 'a time that is past');
      }
      if (!NEWS.has(mail.template)) {
        for (const id of mail.to) {
          const count = (unanswered.get(id) ?? 0) + 1;
          unanswered.set(id, count);
          must(count <= 3, 'a fourth mail without an act');
        }
      }
      if (mail.template === 'follow_up') {
        const set = state.offer?.set ?? -1;
        followUps.set(set, (followUps.get(set) ?? 0) + 1);
        must((followUps.get(set) ?? 0) <= 2, 'a third follow-up');
      }
      if (mail.template !== 'follow_up') {
        const same = JSON.stringify([mail.template, mail.slots, mail.note]);
        for (const id of mail.to) {
          must(last.get(id) !== same, 'the same mail twice');
          last.set(id, same);
        }
      }
    }
    const offered = mails.filter((m) => OFFERING.has(m.template)).flatMap((m) => m.to);
    must(new Set(offered).size === offered.length, 'two offers in one turn');
    if (plan.review === 'owner') must(mails.length + acts.length === 0, 'acts before the review');
    if (before.phase === 'CLOSED' && state.phase === 'CLOSED' && !OUTCOMES.has(event.kind))
      must(mails.length === 0, 'mail after the end');
    if (before.takenOver && state.takenOver && actor !== 'p1' && !OUTCOMES.has(event.kind))
      must(mails.length + acts.length === 0, 'acts while taken over');
    if (before.pausedUntil !== null && state.pausedUntil !== null && actor !== 'p1' && !OUTCOMES.has(event.kind))
      must(mails.length === 0, 'mail while held off');
    const held = world.holds.filter((h) => h.expiresAt > world.now);
    must(held.length === 0 || state.offer !== null || state.wanted !== null, 'holds without an offer');

    // Consistency.
    const ids = state.needsOwner.map((d) => d.id);
    must(new Set(ids).size === ids.length, 'a question twice');
    must(JSON.stringify(JSON.parse(JSON.stringify(state))) === JSON.stringify(state), 'state is no JSON');
    must(!JSON.stringify(state).includes(':null,"end"'), 'a time that is no number');
    const asks = state.needsOwner.length > 0 || state.proposal !== null;
    if (state.phase === 'OFFERING' || state.phase === 'POLLING')
      must(
        state.offer !== null || state.wanted !== null || asks || world.timers.has('quiet_hours_over'),
        'offering nothing',
      );
    if (state.phase === 'RESCHEDULING')
      must(
        state.booking !== null && (state.offer !== null || state.wanted !== null || asks || world.underway.length > 0),
        'rescheduling nothing',
      );
    if (state.phase === 'BOOKED') must(state.booking !== null, 'booked nothing');
    if (state.phase === 'CLOSED') must(state.closedReason !== null && world.timers.size === 0, 'closed, but not quite');
    must(world.waits, 'it waits for nothing');
    must(JSON.stringify(step(before, event, ctx)) === JSON.stringify(made), 'another answer to the same event');
  };
}
