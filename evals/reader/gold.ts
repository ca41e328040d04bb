/** The gold notation of mails.jsonl, described in the README beside the data. */
export interface GoldReading {
  readonly intents: readonly string[];
  readonly times: readonly string[];
  readonly accept?: readonly number[] | 'any';
  readonly dur?: number;
  readonly medium?: string;
  readonly late?: number;
  /** People who join, leave or take over; compared where it is given. */
  readonly participants?: readonly { readonly op: string; readonly email?: string; readonly name?: string }[];
  /** Nothing may be done on it without a question: contradictory or unclear words. Nothing else is compared then. */
  readonly mustAsk?: true;
}

export interface MailRow {
  readonly id: number | string;
  readonly now: string;
  readonly ownerZone: string;
  readonly senderZone: string | null;
  readonly locale: string | null;
  readonly role: 'owner' | 'guest' | 'auto';
  readonly loopState: 'new' | 'options_offered' | 'booked';
  readonly offered: readonly string[];
  readonly text: string;
  readonly gold: GoldReading;
  readonly tags?: readonly string[];
  /** `dev` rows shape the reader; `test` rows are adjudicated; `blind` rows are opened once. */
  readonly split?: 'dev' | 'test' | 'blind';
}

/** What `inspect read` prints of a reading, as far as it is scored. */
export interface PrintedReading {
  readonly intents: readonly string[];
  readonly options: readonly { readonly option: number; readonly stance: string }[];
  readonly acceptAny: boolean;
  readonly windows: readonly {
    readonly stance: string;
    readonly role: string;
    readonly date?: string;
    readonly from?: string;
    readonly to?: string;
    readonly zone: string;
    readonly weekday?: string;
    readonly rrule?: string;
    readonly precision: string;
  }[];
  readonly durationMin: number | null;
  readonly medium: string | null;
  readonly lateMin: number | null;
  readonly gate: { readonly auto: boolean; readonly class: number; readonly reasons: readonly string[] };
}

const SHORT_NAMES: Readonly<Record<string, string>> = {
  accept_option: 'accept',
  accept_any: 'accept',
  decline_options: 'decline_times',
  ask_question: 'question',
  ask_for_times: 'ask_other_times',
  stop_assistant: 'stop',
  instruct_assistant: 'instruct',
  delegate_scheduling: 'delegate',
  delivery_failure: 'bounce',
};

export function intentNames(reading: Pick<PrintedReading, 'intents'>): Set<string> {
  return new Set(reading.intents.map((intent) => SHORT_NAMES[intent] ?? intent));
}

/** The windows of a reading in the gold notation. */
export function timesOf(reading: PrintedReading, row: MailRow): Set<string> {
  const home = row.senderZone ?? row.ownerZone;
  return new Set(
    reading.windows
      .filter((window) => window.role !== 'current_event')
      .map(
        (window) =>
          `${polarityOf(window)}${dayOf(window)}${clockOf(window)}${ruleOf(window)}${window.zone === home ? '' : ` @${window.zone}`}`,
      ),
  );
}

/** The gold's windows, with a zone that is the sender's own left out. */
export function goldTimes(row: MailRow): Set<string> {
  const home = row.senderZone ?? row.ownerZone;
  return new Set(row.gold.times.map((time) => (time.endsWith(` @${home}`) ? time.slice(0, -home.length - 2) : time)));
}

type PrintedWindow = PrintedReading['windows'][number];

function polarityOf(window: PrintedWindow): string {
  if (window.role === 'deadline') return '<=';
  if (window.role === 'earliest') return '>=';
  return { can: '+', cannot: '-', prefer: '~', avoid: '!' }[window.stance] ?? '?';
}

function dayOf(window: PrintedWindow): string {
  if (window.date !== undefined) return window.date;
  const rule = window.rrule ?? '';
  if (rule === 'FREQ=DAILY') return 'daily';
  if (rule.endsWith('BYDAY=MO,TU,WE,TH,FR')) return 'weekdays';
  return rule.endsWith('BYDAY=SA,SU') ? 'weekend' : (window.weekday ?? rule);
}

function clockOf(window: PrintedWindow): string {
  const { from, to } = window;
  if (from === undefined && to === undefined) return '';
  if (window.role === 'deadline') return ` ${to ?? from}`;
  const point = to === undefined && (window.precision === 'minute' || window.precision === 'approx');
  return point ? ` ${from}` : ` ${from ?? ''}-${to ?? ''}`;
}

function ruleOf(window: PrintedWindow): string {
  if (window.rrule === undefined || window.date === undefined) return '';
  const interval = /INTERVAL=(\d+)/.exec(window.rrule)?.[1] ?? '1';
  return ` R:WEEKLY/${interval}/${/BYDAY=([A-Z,]+)/.exec(window.rrule)?.[1] ?? ''}`;
}
