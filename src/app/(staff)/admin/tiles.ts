import { engineHealth } from '@/modules/failures/queries';
import { insightNow } from '@/modules/insight/queries/count';
import { shareWords } from '@/modules/insight/ui/figure-words';
import { conflictsOf } from '@/modules/labels/queries/conflicts';
import { queueFigures } from '@/modules/queue/queries/queue-list';
import { reviewsWaiting } from '@/modules/queue/queries/reviews';
import { mailHealth } from '@/modules/staff/queries/mail-health';
import { signUps } from '@/modules/staff/queries/sign-ups';
import { PROBED } from '@/ports/probes';
import { runtime } from '@/ports/runtime';
import { currentSession } from '../../_shell/current-session';
import { messagesOf } from '../../_shell/locale';
import type { StaffPage } from '../staff-pages';

export interface TileState {
  readonly value: string;
  /** One line below it. */
  readonly line: string;
  readonly tone?: 'warn' | 'bad';
}

/** One thing on the home of the staff area that leads on. */
export interface Tile {
  readonly label: string;
  readonly href: StaffPage['href'];
  state(): Promise<TileState>;
}

const LOOPS: readonly Tile[] = [
  { label: 'Loop queue', href: '/admin/loops/loop-queue', state: queueState },
  { label: 'Review', href: '/admin/review', state: reviewState },
];

const LABELS: readonly Tile[] = [{ label: 'Conflicts', href: '/admin/labels/conflicts', state: conflictState }];

const SYSTEM: readonly Tile[] = [{ label: 'Failing workflows', href: '/admin/failing-workflows', state: failureState }];

const OVERVIEW: readonly Tile[] = [
  { label: 'Booked without help', href: '/admin/insight', state: aloneState },
  { label: 'Sign-ups', href: '/admin/users', state: signUpState },
  { label: 'Mail', href: '/admin/health', state: mailState },
  { label: 'Engine', href: '/admin/health', state: engineState },
];

/** In the order in which they are shown. */
export const TILES: readonly Tile[] = [...LOOPS, ...LABELS, ...SYSTEM, ...OVERVIEW];

async function queueState(): Promise<TileState> {
  const t = await messagesOf('queue');
  const { open, due, alarms } = await queueFigures(await runtime().clock.now());
  const value = t('tileOpen', { open });
  return alarms > 0
    ? { value, line: t('tileAlarms', { alarms }), tone: 'bad' }
    : { value, line: t('tileDue', { due }), ...(due > 0 ? { tone: 'warn' } : {}) };
}

async function reviewState(): Promise<TileState> {
  const t = await messagesOf('queue');
  return { value: String(await reviewsWaiting()), line: t('tileReviews') };
}

async function conflictState(): Promise<TileState> {
  const t = await messagesOf('labels');
  const user = (await currentSession())?.user;
  const conflicts = user ? await conflictsOf(user.id) : [];
  const own = conflicts.filter((one) => one.own).length;
  return { value: String(conflicts.length), line: t('tileLine', { own }) };
}

async function signUpState(): Promise<TileState> {
  const t = await messagesOf('staff');
  const { week, weekBefore, waiting } = await signUps(new Date());
  return { value: String(week), line: t('signUpsLine', { before: weekBefore, waiting }) };
}

async function mailState(): Promise<TileState> {
  const t = await messagesOf('staff');
  const { waiting, retrying, sent, failed, unknown } = await mailHealth(new Date());
  const value = waiting === 0 ? t('mailFine') : t('mailWaiting', { waiting });
  const line = t('mailLine', { sent, failed });
  if (unknown > 0) return { value: t('mailUnknown', { unknown }), line, tone: 'bad' };
  return retrying > 0 || failed > 0 ? { value, line, tone: 'warn' } : { value, line };
}

async function failureState(): Promise<TileState> {
  const t = await messagesOf('failures');
  const health = await engineHealth(runtime().runs);
  if (health === null) return { value: '—', line: t('tileDown'), tone: 'bad' };
  const { failing, paused, waiting } = health;
  const state = { value: String(failing), line: t('tileLine', { paused, waiting }) };
  return failing > 0 ? { ...state, tone: paused > 0 ? 'bad' : 'warn' } : state;
}

async function engineState(): Promise<TileState> {
  const t = await messagesOf('staff');
  const { probes } = runtime();
  const answers = await Promise.all(PROBED.map(async (part) => [part, await probes[part]()] as const));
  const down = answers.filter(([, up]) => !up);
  const engineUp = !down.some(([part]) => part === 'engine');
  const state = { value: engineUp ? t('engineUp') : t('engineDown'), line: t('engineLine', { down: down.length }) };
  return down.length > 0 ? { ...state, tone: 'bad' } : state;
}

async function aloneState(): Promise<TileState> {
  const t = await messagesOf('insight');
  const { weeks } = await insightNow(runtime());
  const { alone = null, booked = 0 } = weeks.at(-1) ?? {};
  return { value: alone === null ? t('none') : shareWords(alone, t), line: t('tileLine', { booked }) };
}
