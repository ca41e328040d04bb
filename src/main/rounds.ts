import type { restateAdmin } from '@/adapters/restate/admin';
import type { ServerEnvironment } from '@/config/environment';
import { forgetExports } from '@/modules/account/commands/exports';
import { dispatchDueAccounts } from '@/modules/account/commands/wake';
import { closeDeparted } from '@/modules/billing/commands/close-departed';
import { compareBooksDaily } from '@/modules/billing/commands/compare-books';
import { deliverBillingMails } from '@/modules/billing/commands/deliver-mails';
import { endUnpaidTeams } from '@/modules/billing/commands/end-unpaid-teams';
import { applyDueEvents, forgetEvents } from '@/modules/billing/commands/events';
import { remind } from '@/modules/billing/commands/reminders';
import { forgetForms } from '@/modules/booking-pages/commands/drafts';
import { tellOfClosedPages } from '@/modules/booking-pages/commands/tell-closed';
import { dispatchAnswers, dispatchBriefings } from '@/modules/briefings/commands/wake';
import { pollDueCalendars } from '@/modules/connections/commands/refresh';
import { forgetGuestNumbers } from '@/modules/guest-texts/commands/tend';
import { dispatchHooks, forgetDeliveries } from '@/modules/hooks/commands/deliver';
import { forgetExpired } from '@/modules/identity/commands';
import { keepInsight } from '@/modules/insight/commands/keep';
import { resumeReadableLoops, resumeWaitingLoops } from '@/modules/loops/commands/calendar';
import { replanOutdated } from '@/modules/loops/commands/replan';
import { stuckWatch } from '@/modules/loops/commands/stuck';
import { dispatchDue, sweep } from '@/modules/loops/commands/sweep';
import { deliverQuestions } from '@/modules/mailbox/commands/ask-for-whom';
import { forgetFetchMarks, forgetRawMail } from '@/modules/mailbox/commands/retention';
import { forgetCalls } from '@/modules/mcp/commands/ask';
import { removeAbandonedEvents } from '@/modules/meetings/commands/abandon';
import { expireHolds } from '@/modules/meetings/commands/holds';
import { reconcileMeetings } from '@/modules/meetings/commands/reconcile';
import { reconcileSeries } from '@/modules/meetings/commands/reconcile-series';
import { forgetAccess } from '@/modules/oauth/commands/forget';
import { forgetActs } from '@/modules/operations/commands/audit';
import { makeDrafts } from '@/modules/preferences/commands/initialize';
import { raiseAlarms } from '@/modules/queue/commands/alarm';
import { forgetModelAnswers } from '@/modules/reader/commands/answers';
import { tendReferrals } from '@/modules/referrals/commands/enter';
import { deliverSupport } from '@/modules/support/commands/deliver';
import { alignSeats } from '@/modules/teams/commands/seats';
import { dispatchTexts } from '@/modules/texting/commands/dispatch';
import { noticeMatters } from '@/modules/texting/commands/notice';
import { forgetTokens } from '@/modules/tokens/commands';
import { tendRooms } from '@/modules/video/commands/tend';
import type { Runtime } from '@/ports/runtime';
import { sweepRateLimits } from '@/server/rate-limit';
import { log } from './log';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Something that is done again and again. */
export interface Round {
  /** From the end of one time to the beginning of the next, in milliseconds. */
  readonly pauseMs: number;
  run(): Promise<unknown>;
}

/** What the clock demands of the worker, by name. */
export function workerRounds(
  env: Pick<ServerEnvironment, 'RAW_MAIL_RETENTION_DAYS'>,
  runtime: Runtime,
  admin: ReturnType<typeof restateAdmin>,
) {
  const stuck = stuckWatch(runtime);
  const now = () => runtime.clock.now();
  return {
    timers: { pauseMs: SECOND, run: () => dispatchDue(runtime) },
    sweeper: {
      pauseMs: 10 * SECOND,
      async run() {
        const woken = await sweep(runtime);
        if (woken > 0) log('sweeper', `woke ${woken} loops`);
        await replanOutdated(runtime);
      },
    },
    stuck: {
      pauseMs: MINUTE,
      async run() {
        for (const id of await stuck()) log('stuck', `loop ${id} does not get on`);
      },
    },
    queue: {
      pauseMs: MINUTE,
      async run() {
        const alone = await raiseAlarms(await now());
        if (alone > 0) log('queue', `${alone} items are due and nobody holds them`);
      },
    },
    holds: {
      pauseMs: 10 * SECOND,
      async run() {
        await expireHolds(await now());
        await removeAbandonedEvents(runtime);
      },
    },
    calendars: { pauseMs: 15 * SECOND, run: () => lookAtCalendars(runtime) },
    rooms: { pauseMs: 15 * SECOND, run: () => tendRooms(runtime) },
    briefings: { pauseMs: 20 * SECOND, run: () => dispatchBriefings(runtime) },
    answers: { pauseMs: 10 * SECOND, run: () => dispatchAnswers(runtime) },
    matters: { pauseMs: 5 * SECOND, run: () => noticeMatters(runtime) },
    texts: { pauseMs: 2 * SECOND, run: () => dispatchTexts(runtime) },
    hooks: { pauseMs: 2 * SECOND, run: () => dispatchHooks(runtime) },
    accounts: { pauseMs: 2 * SECOND, run: () => dispatchDueAccounts(runtime) },
    drafts: { pauseMs: 2 * SECOND, run: () => makeDrafts(runtime) },
    support: { pauseMs: 2 * SECOND, run: () => deliverSupport(runtime) },
    payments: { pauseMs: SECOND, run: () => applyDueEvents(runtime) },
    reminders: { pauseMs: MINUTE, run: () => remind(runtime) },
    billingMails: { pauseMs: 2 * SECOND, run: () => deliverBillingMails(runtime) },
    books: { pauseMs: 10 * MINUTE, run: () => compareBooksDaily(runtime) },
    questions: { pauseMs: 2 * SECOND, run: () => deliverQuestions(runtime) },
    referrals: { pauseMs: MINUTE, run: () => tendReferrals(runtime) },
    seats: { pauseMs: MINUTE, run: () => alignSeats(runtime) },
    payers: { pauseMs: MINUTE, run: () => endUnpaidTeams(runtime) },
    departed: { pauseMs: MINUTE, run: () => closeDeparted(runtime) },
    insight: { pauseMs: MINUTE, run: () => keepInsight(runtime) },
    limits: { pauseMs: MINUTE, run: () => sweepRateLimits() },
    closedPages: { pauseMs: 10 * MINUTE, run: () => tellOfClosedPages(runtime) },
    refusedForms: { pauseMs: MINUTE, run: () => forgetForms(Date.now()) },
    engine: { pauseMs: MINUTE, run: () => admin.mend() },
    builds: { pauseMs: 10 * MINUTE, run: () => admin.prune() },
    retention: {
      pauseMs: 60 * MINUTE,
      async run() {
        const before = (await now()) - env.RAW_MAIL_RETENTION_DAYS * 24 * 60 * MINUTE;
        await forgetRawMail(before);
        await forgetFetchMarks();
        await forgetExpired();
        await forgetTokens();
        await forgetAccess();
        await forgetCalls(await now());
        await forgetDeliveries();
        await forgetActs();
        await forgetModelAnswers(before);
        await forgetExports(await now());
        await forgetGuestNumbers(await now());
        await forgetEvents(before);
      },
    },
  } satisfies Record<string, Round>;
}

export type RoundName = keyof ReturnType<typeof workerRounds>;

/** Reads the calendars that are due, and takes up what has changed in them. */
export async function lookAtCalendars(runtime: Runtime): Promise<void> {
  const { changedOwners } = await pollDueCalendars(await runtime.clock.now(), runtime);
  for (const owner of changedOwners) await resumeWaitingLoops(owner, runtime);
  await resumeReadableLoops(runtime);
  await reconcileMeetings(runtime);
  await reconcileSeries(runtime);
}
