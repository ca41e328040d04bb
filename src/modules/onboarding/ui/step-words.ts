import type { Step } from '../constants';

interface StepWords {
  /** In the list of steps. */
  readonly name: string;
  readonly title: string;
  readonly line: string;
}

/** What each step is called, and why it is there. */
export function stepWords(step: Step, assistant: string): StepWords {
  return WORDS[step](assistant);
}

const WORDS: Readonly<Record<Step, (assistant: string) => StepWords>> = {
  zone: () => ({
    name: 'Time zone',
    title: 'Where are you?',
    line: 'Every time that you see, and that your guests are offered, is told from this clock.',
  }),
  calendar: (assistant) => ({
    name: 'Calendar',
    title: 'Connect your calendar',
    line: `${assistant} offers only times that are really free, and writes the meetings that it books. Titles and places are told to nobody.`,
  }),
  document: (assistant) => ({
    name: 'Preferences',
    title: 'How do you like to meet?',
    line: `Plain sentences that ${assistant} obeys. Leave out what is wrong, change the words, add your own.`,
  }),
  details: () => ({
    name: 'Places',
    title: 'Where you meet',
    line: 'Each answer becomes a sentence of your preferences. What you leave empty is agreed on from case to case.',
  }),
  people: (assistant) => ({
    name: 'People',
    title: 'Who matters most?',
    line: `A VIP may meet you outside your hours, and ${assistant} asks you before it declines, cancels or moves them a second time.`,
  }),
  assistant: (assistant) => ({
    name: 'Assistant',
    title: `How ${assistant} writes and asks`,
    line: 'You can change all of this at any time.',
  }),
  rehearsal: (assistant) => ({
    name: 'Rehearsal',
    title: 'Try it, with nobody watching',
    line: `Write to a practice guest. ${assistant} answers as it really would, from your free time and your preferences. Nothing leaves this page.`,
  }),
};
