import { buildFreeBusy } from '@/core/availability/free-busy';
import { questionIn } from '@/core/loop/asking/in-language';
import type { StepContext } from '@/core/loop/context';
import { type Basics, basicsOf, USUAL } from '@/core/preferences/basics';
import { ownNameIn } from '@/core/preferences/effects/manner';
import { rehearse } from '@/core/rehearsal/rehearse';
import type { RehearsalScript } from '@/core/rehearsal/script';
import type { Stage } from '@/core/rehearsal/stage';
import { parseClock } from '@/core/time/calendar-date';
import type { EpochMinute, Period } from '@/core/time/period';
import { zoneTable } from '@/core/time/zone';
import { assistantOf } from '@/modules/assistants/queries';
import { eventsBetween } from '@/modules/connections/queries/events';
import type { SessionUser } from '@/modules/identity/schema';
import { approvalRecord } from '@/modules/loops/queries/approvals';
import { chosenLanguage } from '@/modules/loops/queries/owner-language';
import { weekOf } from '@/modules/meetings/ui/week-layout';
import { ownerAttendee } from '@/modules/preferences/queries';
import { standingDocument } from '@/modules/preferences/queries/document';
import { trialOf } from '@/modules/preferences/queries/trial';
import type { Runtime } from '@/ports/runtime';
import { PRACTICE_GUEST, PRACTICE_SUBJECT } from '../constants';
import type { RehearsalAnswer } from '../schema';

const DAY = 1440;
/** How far ahead a practice request may reach, in days. */
const AHEAD = 120;

/**
 * Plays a practice request over what the document says and what the calendar holds. It reads, and reaches nothing else: of
 * the runtime only the settings are used, and the core that plays it is given no port.
 */
export async function rehearsalAnswer(
  user: SessionUser,
  script: RehearsalScript,
  settings: Runtime['settings'],
): Promise<RehearsalAnswer> {
  const { context, basics } = await ownersTime(user, script.at);
  const stage: Stage = {
    context: context.calendar.ok ? context : { ...context, calendar: hoursAlone(user.id, basics, script.at) },
    owner: { address: user.email, name: context.owner.name },
    assistant: await assistantOf({ ownerId: user.id, state: {} }, settings),
    guest: PRACTICE_GUEST,
    subject: PRACTICE_SUBJECT,
    workday: workday(basics),
    baseUrl: settings.baseUrl,
  };
  const { entries, held, meeting, question } = rehearse(stage, script);
  const shown = meeting?.start ?? held[0]?.start ?? script.at;
  return {
    request: script.request,
    moves: [...script.moves],
    entries,
    held,
    meeting,
    question: question && {
      text: questionIn(question.decision, (await chosenLanguage(user.id)) ?? 'en'),
      quote: question.decision.quote,
      approve: question.decision.kind === 'approve',
      mails: question.mails,
    },
    from: context.calendar.ok ? 'calendar' : 'hours',
    zone: basics.zone,
    now: script.at,
    busy: await busyIn(user.id, weekOf(shown, zoneTable(basics.zone)).period),
    shown,
  };
}

/** What a loop of the owner would be decided under at that moment. Of the first mails one is shown to them: it says what the others do. */
async function ownersTime(user: SessionUser, at: EpochMinute): Promise<{ context: StepContext; basics: Basics }> {
  const text = (await standingDocument(user.id))?.text ?? '';
  const [trial, record] = await Promise.all([
    trialOf(user, text, { start: at - DAY, end: at + AHEAD * DAY }, at * 60_000),
    approvalRecord(user.id),
  ]);
  const { owner } = trial.context;
  const rules = owner.preferences ?? [];
  const name = ownNameIn(rules) ?? owner.name;
  const basics = basicsOf(
    rules.map(({ rule }) => rule),
    { ...USUAL, zone: owner.zone },
  );
  return {
    context: {
      ...trial.context,
      loopId: 'practice',
      owner: { ...owner, ...record, plansToReview: Math.min(1, record.plansToReview), name },
    },
    basics,
  };
}

/** Where no calendar can be read, the hours alone say when the owner could meet in this practice. */
function hoursAlone(userId: string, basics: Basics, at: EpochMinute): StepContext['calendar'] {
  const coverage = { start: at - DAY, end: at + AHEAD * DAY };
  const nothing = buildFreeBusy([], coverage, { version: 'practice', asOf: at });
  return { ok: true, attendee: ownerAttendee({ ...basics, userId }, nothing, []) };
}

function workday({ hours }: Basics): Stage['workday'] {
  const ranges = Object.values(hours).flat();
  return {
    start: Math.min(540, ...ranges.map(([from]) => parseClock(from))),
    end: Math.max(1020, ...ranges.map(([, to]) => parseClock(to))),
  };
}

async function busyIn(userId: string, week: Period): Promise<RehearsalAnswer['busy']> {
  const events = await eventsBetween(userId, week);
  return events
    .filter(({ busy }) => busy !== 'FREE')
    .map(({ start, end, title }) => ({ start, end, title: title ?? 'Busy' }));
}
