import { endOf } from '../time/duration';
import { toWall } from '../time/zone';
import type { CalendarEvent, EventAttendee, EventMoment } from './event';
import { compareRevisions, type ItipEvent, type ItipOutcome, instanceKey, revisionOf } from './itip-state';

const MAX_ATTENDEES = 2_000;
const MAX_PROPOSALS = 200;

type Step = readonly [ItipEvent, ItipOutcome];

/**
 * REPLY (RFC 5546 3.2.3): one attendee's answer to the whole or to one instance. Answers to an older version of the event
 * and answers older than the attendee's last one change nothing. A delegate named by the attendee joins the list;
 * nobody else does.
 */
export function applyAnswer(known: ItipEvent, reply: CalendarEvent): Step {
  const key = instanceKey(reply);
  const target = targetOf(known, reply);
  if (!target) return [known, { applied: false, reason: 'unknown_event' }];
  const answer = answering(reply.attendees);
  if (!answer) return [known, { applied: false, reason: 'one_attendee_expected' }];
  const listed = target.attendees.find((attendee) => attendee.email === answer.email);
  const delegator = target.attendees.find((attendee) => answer.delegatedFrom.includes(attendee.email));
  if (!listed && !delegator) return [known, { applied: false, reason: 'unknown_attendee' }];

  const name = `${answer.email} ${key ?? ''}`;
  const last = known.answers.get(name);
  const order = last ? compareRevisions(revisionOf(reply), last) : 1;
  if (reply.sequence < target.sequence || order < 0) return [known, { applied: false, reason: 'outdated' }];
  if (order === 0) return [known, { applied: false, reason: 'duplicate' }];

  const delegated = answer.partstat === 'DELEGATED' && answer.delegatedTo.length > 0;
  const attendees = delegated || !listed ? withDelegates(target, answer, listed) : target.attendees.map(answered);
  function answered(attendee: EventAttendee): EventAttendee {
    return attendee.email === answer?.email ? { ...attendee, partstat: answer.partstat } : attendee;
  }
  const changed = { ...target, attendees };
  const answers = new Map(known.answers).set(name, revisionOf(reply));
  const outcome: ItipOutcome = { applied: true, reason: delegated ? 'delegated' : 'answered' };
  if (key === null) return [{ ...known, master: changed, answers }, outcome];
  return [{ ...known, instances: new Map(known.instances).set(key, changed), answers }, outcome];
}

/**
 * Whose answer it is: that of the one attendee listed. Who passes an invitation on may list the delegate, and the
 * delegate lists whom it came from (RFC 5546 4.2.5, 4.2.6): there the delegate answers, once he has one.
 */
function answering(attendees: readonly EventAttendee[]): EventAttendee | undefined {
  const [first, second, ...more] = attendees;
  if (!first || !second) return first;
  const delegate = first.delegatedFrom.includes(second.email) ? first : second;
  const delegator = delegate === first ? second : first;
  const isPair =
    more.length === 0 && delegator.partstat === 'DELEGATED' && delegate.delegatedFrom.includes(delegator.email);
  if (!isPair) return undefined;
  return delegate.partstat === 'NEEDS-ACTION' ? delegator : delegate;
}

/** COUNTER (RFC 5546 3.2.7): a proposal is kept for the organizer to decide; the event stays as it is. */
export function applyCounter(known: ItipEvent, counter: CalendarEvent): Step {
  const target = targetOf(known, counter);
  if (!target) return [known, { applied: false, reason: 'unknown_event' }];
  if (counter.sequence < target.sequence) return [known, { applied: false, reason: 'outdated' }];
  // Outlook and Google list one attendee, the examples of RFC 5546 all of them: then the one who is not the organizer.
  const people = counter.attendees.filter((attendee) => attendee.email !== target.organizer?.email);
  const email = people.length === 1 ? (people[0] as EventAttendee).email : '';
  const proposal = {
    email,
    recurrenceId: instanceKey(counter),
    start: counter.start?.at ?? null,
    end: counter.end?.at ?? null,
    comment: counter.comment,
  };
  const others = known.proposals.filter((p) => p.email !== email || p.recurrenceId !== proposal.recurrenceId);
  return [
    { ...known, proposals: [...others, proposal].slice(-MAX_PROPOSALS) },
    { applied: true, reason: 'proposed' },
  ];
}

/** The event that a message is about; for an instance without own data it is made from the series. */
export function targetOf(known: ItipEvent, message: CalendarEvent): CalendarEvent | null {
  const key = instanceKey(message);
  if (key === null) return known.master ?? ([...known.instances.values()][0] || null);
  const own = known.instances.get(key);
  if (own || !known.master?.start) return own ?? null;
  const { master } = known;
  const { start, duration } = master;
  if (!start) return null;
  const from: EventMoment = { ...start, at: key, wall: toWall(start.zone, key), second: 0 };
  const at = endOf(from.zone, from.wall, from.at, duration);
  const end: EventMoment = { ...from, at, wall: toWall(from.zone, at) };
  return { ...master, recurrenceId: from, thisAndFuture: false, start: from, end, recurrence: [] };
}

/** The delegator's answer, and the delegate on the list with the delegator's role (RFC 5546 2.1.2, 3.2.2.3). */
function withDelegates(target: CalendarEvent, answer: EventAttendee, listed: EventAttendee | undefined) {
  const attendees = target.attendees.map((attendee) =>
    attendee.email === answer.email
      ? { ...attendee, partstat: answer.partstat, delegatedTo: answer.delegatedTo }
      : attendee,
  );
  const joining = listed ? answer.delegatedTo : [answer.email];
  const source = listed ?? (target.attendees.find((a) => answer.delegatedFrom.includes(a.email)) as EventAttendee);
  for (const email of joining) {
    if (attendees.some((attendee) => attendee.email === email) || attendees.length >= MAX_ATTENDEES) continue;
    attendees.push({
      ...source,
      email,
      name: listed ? null : answer.name,
      sentBy: null,
      partstat: listed ? 'NEEDS-ACTION' : answer.partstat,
      delegatedTo: [],
      delegatedFrom: [source.email],
    });
  }
  return attendees;
}
