import type { Reading } from '@/core/reading/reading';

/** A list of a reading's items. */
type List = 'intents' | 'windows' | 'participants' | 'questions';

/** How the editor changes a reading: from what it is now. */
export type Change = (edit: (reading: Reading) => Reading) => void;

export function added<L extends List>(reading: Reading, list: L, item: Reading[L][number]): Reading {
  return { ...reading, [list]: [...reading[list], item] };
}

export function replaced<L extends List>(reading: Reading, list: L, at: number, item: Reading[L][number]): Reading {
  return { ...reading, [list]: reading[list].map((one, i) => (i === at ? item : one)) };
}

export function without(reading: Reading, list: List, at: number): Reading {
  return { ...reading, [list]: (reading[list] as readonly unknown[]).filter((_, i) => i !== at) };
}

/** With one more intent: whoever says what a mail wants says that it is not unclear, and the other way round. */
export function withIntent(reading: Reading, intent: Reading['intents'][number]): Reading {
  const others = intent.kind === 'unclear' ? [] : reading.intents.filter(({ kind }) => kind !== 'unclear');
  return { ...reading, intents: [...others, intent] };
}

type Stance = Reading['options'][number]['stance'];

/** What is said of an offered slot; null: nothing. */
export function stanceOf({ options }: Reading, option: number): Stance | null {
  return options.find((one) => one.option === option)?.stance ?? null;
}

/** An option taken, refused, preferred, or (null) not spoken of. */
export function withStance(reading: Reading, option: number, stance: Stance | null, evidence = ''): Reading {
  const others = reading.options.filter((one) => one.option !== option);
  const before = reading.options.find((one) => one.option === option);
  const item = stance && { ...(before ?? { option, confidence: 1, evidence }), stance };
  const options = [...others, ...(item ? [item] : [])].sort((a, b) => a.option - b.option);
  return { ...reading, options, acceptAny: item ? false : reading.acceptAny };
}

/** With another detail; an empty text says nothing. */
export function withDetail<K extends keyof Reading['details']>(
  reading: Reading,
  key: K,
  value: Reading['details'][K] | '',
): Reading {
  return { ...reading, details: { ...reading.details, [key]: value === '' ? null : value } };
}

/** Words of the mail that are selected on the page, as evidence; empty where none are. */
export function selectedWords(): string {
  const selection = typeof window === 'undefined' ? null : window.getSelection();
  const inMail = selection?.anchorNode?.parentElement?.closest('[data-mail]');
  return inMail ? (selection?.toString().slice(0, 400) ?? '') : '';
}
