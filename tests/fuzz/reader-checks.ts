import { timeExpressions } from '@/core/reading/expressions';
import { gate } from '@/core/reading/gate';
import { read } from '@/core/reading/read';
import { type ReadingContext, readingSchema } from '@/core/reading/reading';
import { newTextOf } from '@/core/reading/reply-text';
import { resolveWindows } from '@/core/reading/resolve';
import { dayNumber } from '@/core/time/calendar-date';

/** Tuesday, 6 October 2026. */
const NOW = dayNumber(2026, 10, 6) * 1440 + 800;
const slot = (days: number): { start: number; end: number } => ({
  start: NOW + days * 1440,
  end: NOW + days * 1440 + 30,
});

const FIRST: ReadingContext = {
  now: NOW,
  ownerZone: 'America/New_York',
  senderZone: null,
  locale: null,
  role: 'guest',
  loopState: 'new',
  offered: [],
  event: null,
  workday: { start: 540, end: 1020 },
};
const OFFERED: ReadingContext = { ...FIRST, loopState: 'options_offered', offered: [slot(1), slot(2), slot(6)] };
const CONTEXTS: readonly ReadingContext[] = [
  FIRST,
  OFFERED,
  { ...OFFERED, loopState: 'booked', offered: [slot(2)], event: slot(2) },
  { ...FIRST, role: 'owner', locale: 'en-GB' },
  { ...OFFERED, role: 'auto' },
  { ...OFFERED, senderZone: 'Europe/Berlin', locale: 'de' },
  { ...FIRST, senderZone: 'Asia/Kathmandu', locale: 'es' },
];

/**
 * Reads a text as a mail of any role and state, and as HTML. Throws where the reader throws, where a reading is not
 * valid, or where it would act although something was left unread.
 */
export function checkReader(text: string, which: number): void {
  const context = CONTEXTS[which % CONTEXTS.length] as ReadingContext;
  const source = which % 3 === 0 ? { html: text } : { text };
  const { newText } = newTextOf(source);
  const reading = readingSchema.parse(read(newText, context));
  const decision = gate(reading, context);
  if (decision.auto && (reading.residue.length > 0 || reading.flags.length > 0))
    throw new Error('It would act although something was left unread');
  for (const { start, end } of resolveWindows(reading, context))
    if (!(end > start)) throw new Error('A window that ends before it begins');
  for (const { option } of reading.options)
    if (option > context.offered.length) throw new Error('An option that was not offered');
  for (const { start, end, text: words } of timeExpressions(newText, { now: NOW, zone: 'Europe/Paris', locale: null }))
    if (newText.slice(start, end) !== words) throw new Error('An expression that is not where it says');
}
