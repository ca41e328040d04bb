import type { SourcedRule } from '../../preferences/compiled';
import { gate } from '../../reading/gate';
import { read } from '../../reading/read';
import type { Reading, ReadingContext } from '../../reading/reading';
import { resolveWindows } from '../../reading/resolve';
import type { Heard } from '../context';
import { hearRhythm } from '../series/rhythm-words';
import { inOrder } from './in-order';
import { isMeant, namesIn } from './people';
import { ownerWords } from './words';

type Person = { readonly name: string | null; readonly address: string };

/** A reading with its gate and its windows as instants. */
export function heardAs(reading: Reading, context: ReadingContext): Heard {
  return { reading, gate: gate(reading, context), windows: resolveWindows(reading, context) };
}

/**
 * The owner's own words: the reading, and what only an owner can say. `people` are those who may take part: of the mail, or
 * known to the owner. An answer that says one thing only is certain, whatever the reader makes of a single word.
 */
export function heardOfOwner(
  text: string,
  reading: Reading,
  context: ReadingContext,
  around: {
    readonly assistant: string;
    readonly copied: readonly Person[];
    readonly contacts: readonly Person[];
    readonly preferences?: readonly SourcedRule[];
  },
): Heard {
  const names = namesIn(text);
  const named = around.contacts.filter((person) => names.some((name) => isMeant(name, person)));
  const people = around.copied.length > 0 ? around.copied : named;
  const hear = (part: string) => heardAs(read(part, context), context);
  const passages = reading.intents.filter((i) => i.kind === 'set_preference').map((i) => i.evidence);
  const wishing = { now: context.now, zone: context.ownerZone, passages };
  const times = reading.windows.map((w) => w.quote);
  const broughtIn = reading.participants
    .filter((p) => p.op === 'add' || p.op === 'coordinator')
    .flatMap((p) => p.name ?? []);
  const spoken = ownerWords(text, { ...around, people, wishing, times, broughtIn }, hear);
  // A model that read all of it has seen whether anything is to hold for good.
  const words = reading.by === 'model' && passages.length === 0 ? { ...spoken, wishes: [] } : spoken;
  const once = heardAs(reading, context);
  const heard = (context.loopState === 'new' && hearRhythm(text, once, hear)) || once;
  const said = reading.order ? inOrder(words, heard, reading.order, context) : words;
  // "I do not want to meet before Thursday" is no refusal.
  const owner = { ...said, declines: said.declines && heard.windows.length === 0 };
  // A lasting wish is asked back by the loop itself.
  const certain = owner.plain || heard.gate.reasons.every((reason) => reason === 'preferences are confirmed');
  return { ...heard, ...(certain ? { gate: { auto: true, class: 1 as const, reasons: [] } } : {}), owner };
}
