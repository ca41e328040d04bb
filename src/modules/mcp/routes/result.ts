import type { CallToolResult } from '@modelcontextprotocol/server';

/** What a tool answers: the same as structure and, for clients that read no structure, as text. */
export function answered(structured: object): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(structured) }], structuredContent: { ...structured } };
}

/** Why it did not work, and what a model can do about it. */
const ERRORS = {
  invalid: 'This has characters that cannot be kept.',
  internal: 'Something failed on our side; it is in the log. Try again later, with the same idempotency_key.',
  insufficient_scope: 'The owner has not allowed this. They can connect you anew and allow it.',
  span: 'The stretch of time has to end after it begins. find_times takes 31 days at most, in the future; list_meetings a year.',
  not_found: 'There is no such thread of this owner. list_threads has their ids.',
  none: 'No calendar is connected. The owner connects one in the settings of Sundial, under Calendars and hours.',
  revoked:
    'The calendar has to be connected again. The owner does that in the settings of Sundial, under Calendars and hours.',
  unavailable: 'The calendar cannot be read at the moment. Try again in a few minutes.',
  unconfirmed:
    'The owner has not confirmed their working hours yet. They do that in the settings of Sundial, under Calendars and hours.',
  not_free: 'The owner cannot meet then. explain_time says why; find_times has other times.',
  past: 'That is in the past. find_times has times to come.',
  own_address: 'That is an address of the owner or of their assistant. Name the other people.',
  wants_no_mail: 'This person has asked not to be written to. Nothing can be sent to them.',
  no_address: 'That is no address of a person who could be written to.',
  plan_limit: 'The plan of the owner has no room for it. Tell them; only they can change that.',
  other_call: 'The idempotency_key was used for another call. Take a new one for a new act.',
  at_rest: 'The account is about to be deleted or was put out of use: nothing is begun for it.',
  wrong_state: 'That cannot be done with the thread as it stands. get_thread says where it stands.',
  series: 'That cannot be done here.',
  either: 'Give either a thread or guests, and not both.',
} as const;
export type ToolError = keyof typeof ERRORS;

/** An error that a model can act on: its name, what it is about, what to do. */
export function refused(code: ToolError, about?: string): CallToolResult {
  const text = `${code}: ${about === undefined ? '' : `${about} `}${ERRORS[code]}`;
  return { isError: true, content: [{ type: 'text', text }] };
}
