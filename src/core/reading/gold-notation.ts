import type { Intent, Reading, ReadingContext, Window } from './reading';

/** A reading in the short notation of labelled mails; the README of evals/mails describes it. */
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

const SHORT_NAMES: Partial<Readonly<Record<Intent, string>>> = {
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

export function shortName(intent: Intent): string {
  return SHORT_NAMES[intent] ?? intent;
}

/** A reading in the notation, without the fields that say nothing. */
export function goldNotation(reading: Reading, context: Pick<ReadingContext, 'senderZone' | 'ownerZone'>): GoldReading {
  const { details, acceptAny, options, participants } = reading;
  const accepted = options.filter((option) => option.stance !== 'reject').map((option) => option.option);
  return {
    intents: [...new Set(reading.intents.map(({ kind }) => shortName(kind)))],
    times: timesOf(reading, context.senderZone ?? context.ownerZone),
    ...(acceptAny ? { accept: 'any' as const } : accepted.length > 0 ? { accept: accepted } : {}),
    ...(details.durationMin === null ? {} : { dur: details.durationMin }),
    ...(details.medium === null ? {} : { medium: details.medium }),
    ...(details.lateMin === null ? {} : { late: details.lateMin }),
    participants: participants.map(({ op, email, name }) =>
      email ? { op, email } : { op, ...(name ? { name } : {}) },
    ),
  };
}

function timesOf({ windows }: Reading, home: string): string[] {
  const times = windows
    .filter((window) => window.role !== 'current_event')
    .map((window) => {
      const zone = window.zone === home ? '' : ` @${window.zone}`;
      return `${polarityOf(window)}${dayOf(window)}${clockOf(window)}${ruleOf(window)}${zone}`;
    });
  return [...new Set(times)];
}

function polarityOf(window: Window): string {
  if (window.role === 'deadline') return '<=';
  if (window.role === 'earliest') return '>=';
  return { can: '+', cannot: '-', prefer: '~', avoid: '!' }[window.stance];
}

function dayOf(window: Window): string {
  if (window.date !== null) return window.date;
  const rule = window.rrule ?? '';
  if (rule === 'FREQ=DAILY') return 'daily';
  if (rule.endsWith('BYDAY=MO,TU,WE,TH,FR')) return 'weekdays';
  return rule.endsWith('BYDAY=SA,SU') ? 'weekend' : (window.weekday ?? rule);
}

function clockOf({ from, to, role, precision }: Window): string {
  if (from === null && to === null) return '';
  if (role === 'deadline') return ` ${to ?? from}`;
  const point = to === null && (precision === 'minute' || precision === 'approx');
  return point ? ` ${from}` : ` ${from ?? ''}-${to ?? ''}`;
}

function ruleOf({ rrule, date }: Window): string {
  if (rrule === null || date === null) return '';
  const interval = /INTERVAL=(\d+)/.exec(rrule)?.[1] ?? '1';
  return ` R:WEEKLY/${interval}/${/BYDAY=([A-Z,]+)/.exec(rrule)?.[1] ?? ''}`;
}
