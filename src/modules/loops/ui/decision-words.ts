import type { Phase } from '@/core/loop/state';

export interface DecisionWords {
  /** What happens on yes; null when only a no is possible here. */
  readonly yes: string | null;
  readonly no: string;
  /** Where it is mended instead. */
  readonly link: { readonly href: string; readonly label: string } | null;
}

interface Asked {
  readonly id: string;
  readonly kind: 'question' | 'approve';
  readonly text: string;
  readonly slots: readonly unknown[];
  readonly phase: Phase;
}

/** Questions by the start of their id, as core/loop asks them. */
const QUESTIONS: readonly [prefix: string, words: DecisionWords][] = [
  ['move-', { yes: 'Offer new times', no: 'Keep the time', link: null }],
  ['cancel-', { yes: 'Cancel the meeting', no: 'Keep it', link: null }],
  ['split-', { yes: 'Offer new times', no: 'Leave it', link: null }],
  ['without-', { yes: 'Go on without them', no: 'Stop arranging it', link: null }],
  ['was-it-them-', { yes: 'It is theirs, go on', no: 'It is not theirs', link: null }],
  ['closed-', { yes: null, no: 'All right', link: null }],
  ['what-to-do', { yes: 'Offer times', no: 'Leave it', link: null }],
  ['was-it-you', { yes: 'It was me, go on', no: 'It was not me', link: null }],
  ['who', { yes: null, no: 'Leave it', link: null }],
  [
    'nothing-fits',
    { yes: 'Look for times again', no: 'Leave it', link: { href: '/settings/calendars', label: 'Change my hours' } },
  ],
  ['calendar-', { yes: null, no: 'Leave it', link: { href: '/settings/calendars', label: 'Mend the calendar' } }],
];

/** What the buttons of a decision say: what will happen. */
export function decisionWords(asked: Asked): DecisionWords {
  if (asked.kind === 'approve') return { yes: approval(asked), no: 'Not this', link: null };
  const known = QUESTIONS.find(([prefix]) => asked.id.startsWith(prefix));
  if (known) return known[1];
  // Before anything was offered, a yes means: go on and offer times.
  return asked.phase === 'INTAKE'
    ? { yes: 'Offer times', no: 'Leave it', link: null }
    : { yes: 'I’ll take care of it', no: 'Leave it', link: null };
}

function approval({ text, slots }: Asked): string {
  const verb = text.split(' ')[0];
  if (verb === 'Book') return 'Book it';
  if (verb === 'Move') return 'Move it';
  if (verb === 'Cancel') return 'Cancel the meeting';
  return slots.length > 0 ? 'Offer these times' : 'Send this mail';
}
