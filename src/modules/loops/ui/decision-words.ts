import type { Phase } from '@/core/loop/state';

export interface DecisionWords {
  /** What happens on yes; null where a yes alone says nothing. */
  readonly yes: string | null;
  /** What happens on no; null where the choices say it all. */
  readonly no: string | null;
  /** Where it is mended instead. */
  readonly link: { readonly href: string; readonly label: string } | null;
}

interface Asked {
  readonly id: string;
  readonly kind: 'question' | 'approve';
  readonly text: string;
  readonly slots: readonly unknown[];
  readonly phase: Phase;
  readonly draft?: boolean;
  readonly preferences?: object;
  readonly choices?: readonly unknown[];
}

const HOURS = { href: '/settings/calendars', label: 'Change my hours' };
const CALENDAR = { href: '/settings/calendars', label: 'Mend the calendar' };

/** Questions by the start of their id, as core/loop asks them. A longer start comes before a shorter one. */
const QUESTIONS: readonly [prefix: string, yes: string | null, no: string, link?: DecisionWords['link']][] = [
  ['cancel-never-mind', 'Cancel the meeting', 'Keep it, and stop here'],
  ['cancel-', 'Cancel the meeting', 'Keep it'],
  ['move-', 'Offer new times', 'Keep the time'],
  ['again-', 'Offer other times', 'Leave it'],
  ['gone-', 'Offer new times', 'Leave it'],
  ['taken-', 'Offer other times', 'Leave it'],
  ['busy-', 'Offer the nearest times', 'Leave it'],
  ['without-', 'Go on without them', 'Stop arranging it'],
  ['bounce-', 'Go on without them', 'Leave it'],
  ['was-it-them-', 'It is theirs, go on', 'It is not theirs'],
  ['was-it-you', 'It was me, go on', 'It was not me'],
  ['answers-', 'Yes, it is about this', 'No, it is not'],
  ['delegate-', 'Yes, do it', 'Leave it'],
  ['stranger-', 'Yes, go on', 'Leave it'],
  ['paused-', 'Go on', 'Keep it on hold'],
  ['limit-', 'Go on tomorrow', 'Leave it'],
  ['trust-', 'Do it without asking', 'Keep asking me'],
  ['what-to-do', 'Offer times', 'Leave it'],
  ['closed-', null, 'All right'],
  ['update-', null, 'All right'],
  ['series-change-', null, 'All right'],
  ['change-', null, 'All right'],
  ['late-', null, 'All right'],
  ['series', 'Find a time for the first', 'Leave it'],
  ['leaves-', null, 'All right'],
  ['other-time-', null, 'Leave it'],
  ['rounds-', null, 'Leave it'],
  ['pairing', null, 'Leave it'],
  ['who', null, 'Leave it'],
  ['nothing-fits', 'Offer times outside my hours', 'Leave it', HOURS],
  ['calendar-', null, 'Leave it', CALENDAR],
];

/** What the buttons of a decision say: what will happen. */
export function decisionWords(asked: Asked): DecisionWords {
  if (asked.kind === 'approve') {
    return { yes: asked.draft ? 'I have sent it' : approval(asked), no: 'Not this', link: null };
  }
  if (asked.choices?.length) return { yes: null, no: null, link: null };
  const known = QUESTIONS.find(([prefix]) => asked.id.startsWith(prefix));
  if (known) return { yes: known[1], no: known[2], link: known[3] ?? null };
  if (asked.preferences) return { yes: 'From now on', no: 'Not now', link: null };
  // Before anything was offered, a yes means: go on and offer times.
  return { yes: asked.phase === 'INTAKE' ? 'Offer times' : 'I’ll take care of it', no: 'Leave it', link: null };
}

function approval({ text, slots }: Asked): string {
  const verb = text.split(' ')[0];
  if (verb === 'Book') return 'Book it';
  if (verb === 'Move') return 'Move it';
  if (verb === 'Cancel') return 'Cancel the meeting';
  return slots.length > 0 ? 'Offer these times' : 'Send this mail';
}
