import type { Email } from 'postal-mime';
import { dateOf } from '@/core/time/calendar-date';
import type { EpochMinute } from '@/core/time/period';
import { at, wallOf } from './hidden-calendar';
import type { Seen } from './mind';

/** How the assistant names clocks, in the languages that it writes. */
const CLOCKS: readonly (readonly [RegExp, string])[] = [
  [/\bET\b/, 'America/New_York'],
  [/\bPT\b/, 'America/Los_Angeles'],
  [/Lond(?:on|res)/, 'Europe/London'],
  [/Berl[ií]n/, 'Europe/Berlin'],
  [/Par[ií]s/, 'Europe/Paris'],
  [/Madrid/, 'Europe/Madrid'],
];
const MONTHS =
  'january|januar|janvier|enero february|februar|février|febrero march|märz|mars|marzo april|april|avril|abril may|mai|mai|mayo june|juni|juin|junio july|juli|juillet|julio august|august|août|agosto september|september|septembre|septiembre october|oktober|octobre|octubre november|november|novembre|noviembre december|dezember|décembre|diciembre'
    .split(' ')
    .map((names) => names.split('|'));
const MONTH = MONTHS.flat().join('|');
const DATE = new RegExp(`(?:(${MONTH}) (\\d{1,2})|(\\d{1,2})\\.?(?: de)? (${MONTH}))\\b`, 'i');
const TIME = /\b(\d{1,2}):(\d{2})(?: ?([ap])\.?m\b\.?)?/i;
const LINK = /\/(?:t|poll)\/([a-z0-9-]+)\?option=\d+&set=(\d+)/;

/** One moment as a line of a mail names it: date, time and the first clock. Null when it names none. */
export function momentIn(line: string, now: EpochMinute): { start: EpochMinute; zone: string } | null {
  const date = DATE.exec(line);
  const time = TIME.exec(line);
  if (!date || !time) return null;
  const after = line.slice(time.index + time[0].length);
  const named = CLOCKS.map(([words, zone]) => ({ place: after.search(words), zone })).filter(({ place }) => place >= 0);
  const [first] = named.sort((a, b) => a.place - b.place);
  if (!first) return null;
  const name = (date[1] ?? date[4] ?? '').toLowerCase();
  const month = MONTHS.findIndex((names) => names.includes(name));
  const half = time[3]?.toLowerCase();
  const hour = Number(time[1]);
  const minute = (half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour) * 60 + Number(time[2]);
  const day = dayNear(wallOf(first.zone, now).day, month + 1, Number(date[2] ?? date[3]));
  return { start: at(first.zone, day, minute), zone: first.zone };
}

/** Reads a mail as its recipient does: the times and the clock from its words, the page from its links. */
export function readMail(mail: Email, template: string, now: EpochMinute): Seen & { readonly unread: string[] } {
  const lines = (mail.text ?? '').split('\n').filter((line) => !line.startsWith('>'));
  const slots: { n: number; start: EpochMinute }[] = [];
  const unread: string[] = [];
  let zone: string | null = null;
  let page: Seen['page'] = null;
  for (const [i, line] of lines.entries()) {
    const link = LINK.exec(line);
    if (link) page = { token: link[1] as string, set: Number(link[2]) };
    const numbered = /^(\d{1,2})\. (.*)$/.exec(line);
    const said = numbered ? `${numbered[2]} ${continued(lines, i + 1)}` : line;
    const moment = momentIn(said, now);
    if (numbered && !moment) unread.push(line);
    if (!moment) continue;
    slots.push({ n: numbered ? Number(numbered[1]) : 1, start: moment.start });
    zone ??= moment.zone;
  }
  return { template, slots, zone: zone ?? 'Etc/UTC', page, unread };
}

/** Long lines are folded by some mail programs. */
function continued(lines: readonly string[], from: number): string {
  const next = lines[from] ?? '';
  return /^\s{2,}(?!http)\S/.test(next) ? next.trim() : '';
}

/** The day with this month and date that is nearest to another. */
function dayNear(day: number, month: number, date: number): number {
  for (let away = 0; away < 200; away += 1) {
    for (const candidate of [day + away, day - away]) {
      const found = dateOf(candidate);
      if (found.month === month && found.day === date) return candidate;
    }
  }
  throw new Error(`No day ${date}.${month}. is near`);
}
