import type { Reading, ReadingContext } from '@/core/reading/reading';
import { formatClock, formatLocalDate } from '@/core/time/calendar-date';
import { formatIso } from '@/core/time/iso';
import { toWall, zoneTable } from '@/core/time/zone';
import { type GoldReading, goldNotation } from '@/core/reading/gold-notation';
import { printReading } from './read';

/** A mail to be labelled: a row of evals/mails whose gold is only what was read. */
export interface LabelRow {
  readonly id: string;
  readonly split: 'dev';
  readonly labelled: false;
  readonly now: string;
  readonly ownerZone: string;
  readonly senderZone: string | null;
  readonly locale: string | null;
  readonly role: ReadingContext['role'];
  readonly loopState: ReadingContext['loopState'];
  /** Wall times in the owner's zone. */
  readonly offered: readonly string[];
  readonly text: string;
  readonly read: object;
  readonly gold: GoldReading;
  readonly tags: readonly string[];
}

/** The row of a text with what was known and what was read. A booked event stands first among the slots. */
export function labelRow(
  id: string,
  text: string,
  { reading, context }: { readonly reading: Reading; readonly context: ReadingContext },
): LabelRow {
  const owner = zoneTable(context.ownerZone);
  const slots = context.event ? [context.event] : context.offered;
  return {
    id,
    split: 'dev',
    labelled: false,
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
    read: printReading(id, reading, context),
    gold: goldNotation(reading, context),
    tags: [id.replace(/-\d+$/, ''), reading.language],
  };
}

const ADDRESS = /[\p{L}\d.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\d.-]{1,255}/gu;
const LINK = /\bhttps?:\/\/[^\s<>"]{1,2000}/gi;
const PHONE = /(?<![\d:.,-])\+?\(?\d[\d ().-]{7,20}\d(?![\d:])/g;

/**
 * The row without addresses, links, telephone numbers and the names of those who take part; the same person has the same
 * stand-in everywhere. Names of others in the text remain: look before you share it.
 */
export function redacted(
  row: LabelRow,
  people: readonly { readonly address: string; readonly name: string | null }[],
): LabelRow {
  const standIns = new Map<string, string>();
  const names = people.flatMap(({ address, name }, i): [RegExp, string][] => {
    standIns.set(address.toLowerCase(), `person${i + 1}@example.com`);
    const parts = [...(name ?? '').split(/[\s,]+/), ...address.split('@')[0]!.split(/[._-]/)];
    return parts
      .filter((part) => part.length > 2 && !/\d/.test(part))
      .map((part) => [new RegExp(`(?<!\\p{L})${escaped(part)}(?!\\p{L})`, 'giu'), `Person${i + 1}`]);
  });
  const addressFor = (address: string): string => {
    const key = address.toLowerCase().replace(/[.]+$/, '');
    if (!standIns.has(key)) standIns.set(key, `person${standIns.size + 1}@example.com`);
    return standIns.get(key) as string;
  };
  const clean = (text: string): string => {
    const masked = text
      .replace(LINK, 'https://link.example/')
      .replace(ADDRESS, addressFor)
      .replace(PHONE, (number) => number.replace(/\d/g, '5'));
    return names.reduce((rest, [name, standIn]) => rest.replace(name, standIn), masked);
  };
  return mapStrings({ ...row }, clean) as unknown as LabelRow;
}

const KEPT = new Set(['id', 'now', 'ownerZone', 'senderZone', 'offered', 'times', 'windows', 'tags', 'split', 'role']);

/** The same value with every string in it changed, but those of fields that hold times, zones and names of ours. */
function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, KEPT.has(key) ? item : mapStrings(item, change)]),
  );
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
