import { gate, isSilent } from '@/core/reading/gate';
import { read } from '@/core/reading/read';
import type { Gate, Reading, ReadingContext } from '@/core/reading/reading';
import { newTextOf } from '@/core/reading/reply-text';
import { parseReadRow, printReading } from '@/inspect/read';
import { type GoldReading, intentNames, type MailRow, type PrintedReading, timesOf } from './gold';

/** Anything that reads the new text of a mail: the grammar, or a model behind its own validation. */
export interface MailReader {
  readonly name: string;
  readonly read: (newText: string, context: ReadingContext) => Reading | Promise<Reading>;
}

/** A reading as it is scored, with the gate's decision. */
export interface Answer {
  readonly reading: GoldReading;
  readonly full: Reading;
  readonly auto: boolean;
  /** As sure as the least sure intent or option; 0 where there is none. */
  readonly confidence: number;
  readonly gate: Gate;
  readonly silent: boolean;
}

export const grammar: MailReader = { name: 'grammar', read };

/** The new text of a row's mail and what is known around it, before the clock of a reader starts. */
export function preparedRow(row: MailRow): { text: string; context: ReadingContext } {
  const { text, context } = parseReadRow(row);
  return { text: newTextOf({ text }).newText, context };
}

/** A reading brought into the gold notation. */
export function answerOf(row: MailRow, full: Reading, context: ReadingContext): Answer {
  const printed = printReading(row.id, full, context) as PrintedReading;
  const accepted = printed.options.filter((option) => option.stance !== 'reject').map((option) => option.option);
  const decision = gate(full, context);
  const sure = [...full.intents, ...full.options].map((item) => item.confidence);
  return {
    reading: {
      intents: [...intentNames(printed)],
      times: [...timesOf(printed, row)],
      ...(printed.acceptAny ? { accept: 'any' as const } : accepted.length > 0 ? { accept: accepted } : {}),
      ...(printed.durationMin === null ? {} : { dur: printed.durationMin }),
      ...(printed.medium === null ? {} : { medium: printed.medium }),
      ...(printed.lateMin === null ? {} : { late: printed.lateMin }),
      participants: full.participants.map(({ op, email, name }) =>
        email ? { op, email } : { op, ...(name ? { name } : {}) },
      ),
    },
    full,
    gate: decision,
    auto: decision.auto,
    confidence: full.intents.length === 0 ? 0 : Math.min(...sure),
    silent: isSilent(full),
  };
}
