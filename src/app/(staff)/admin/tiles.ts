import { engineHealth } from '@/modules/failures/queries';
import { mailHealth } from '@/modules/staff/queries/mail-health';
import { signUps } from '@/modules/staff/queries/sign-ups';
import { PROBED } from '@/ports/probes';
import { runtime } from '@/ports/runtime';
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

const LOOPS: readonly Tile[] = [];

const LABELS: readonly Tile[] = [];

const SYSTEM: readonly Tile[] = [{ label: 'Failing workflows', href: '/admin/failing-workflows', state: failureState }];

const OVERVIEW: readonly Tile[] = [
  { label: 'Sign-ups', href: '/admin/users', state: signUpState },
  { label: 'Mail', href: '/admin/health', state: mailState },
  { label: 'Engine', href: '/admin/health', state: engineState },
];

/** In the order in which they are shown. */
export const TILES: readonly Tile[] = [...LOOPS, ...LABELS, ...SYSTEM, ...OVERVIEW];

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
