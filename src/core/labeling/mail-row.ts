import { type GoldReading, goldNotation } from '../reading/gold-notation';
import type { Reading, ReadingContext } from '../reading/reading';
import { formatClock, formatLocalDate } from '../time/calendar-date';
import { formatIso } from '../time/iso';
import { toWall, zoneTable } from '../time/zone';

/** A labelled mail as `npm run eval:reader` reads it (evals/mails/README.md). */
export interface MailRow {
  readonly id: string;
  readonly split: 'dev' | 'test';
  readonly now: string;
  readonly ownerZone: string;
  readonly senderZone: string | null;
  readonly locale: string | null;
  readonly role: ReadingContext['role'];
  readonly loopState: ReadingContext['loopState'];
  /** Wall times in the owner's zone. */
  readonly offered: readonly string[];
  readonly text: string;
  readonly gold: GoldReading;
  readonly tags: readonly string[];
}

/** The row of a text with what was known and a reading as its gold. A booked event stands first among the slots. */
export function mailRow(
  { id, split, text, tags }: Pick<MailRow, 'id' | 'split' | 'text' | 'tags'>,
  reading: Reading,
  context: ReadingContext,
): MailRow {
  const owner = zoneTable(context.ownerZone);
  const slots = context.event ? [context.event] : context.offered;
  return {
    id,
    split,
    now: formatIso(context.now, owner),
    ownerZone: context.ownerZone,
    senderZone: context.senderZone,
    locale: context.locale,
    role: context.role,
    loopState: context.loopState,
    offered: slots.map(({ start }) => {
      const wall = toWall(owner, start);
      const day = Math.floor(wall / 1440);
      return `${formatLocalDate(day)} ${formatClock(wall - day * 1440)}`;
    }),
    text,
    gold: goldNotation(reading, context),
    tags,
  };
}
