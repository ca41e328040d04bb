import type { Intent } from '@/core/reading/reading';

/**
 * Every intent with the words by which it is found. Written out, since the list of the reader's schema would bring the whole
 * schema into the browser; the type holds that none is missing.
 */
const ALL: Readonly<Record<Intent, true>> = {
  request_meeting: true,
  request_recurring: true,
  propose_times: true,
  accept_option: true,
  accept_any: true,
  decline_options: true,
  ask_for_times: true,
  state_availability: true,
  decline_meeting: true,
  reschedule: true,
  cancel: true,
  running_late: true,
  change_duration: true,
  change_medium: true,
  change_location: true,
  change_title: true,
  add_participant: true,
  remove_participant: true,
  change_attendance: true,
  delegate_scheduling: true,
  share_scheduling_link: true,
  provide_details: true,
  ask_question: true,
  ask_status: true,
  approve_plan: true,
  reject_plan: true,
  edit_plan: true,
  instruct_assistant: true,
  block_time: true,
  ask_calendar: true,
  set_preference: true,
  hold_off: true,
  resume: true,
  stop_assistant: true,
  opt_out: true,
  acknowledge: true,
  thank: true,
  out_of_office: true,
  delivery_failure: true,
  not_scheduling: true,
  unclear: true,
};

export const INTENT_WORDS = (Object.keys(ALL) as Intent[]).map((kind) => ({ kind, words: kind.replaceAll('_', ' ') }));
