import type { FLAGS, Intent, Window } from '../reading/reading';

/** What an intent means, with one sentence of a mail that has it. */
interface Meaning {
  readonly means: string;
  readonly example: string;
}

/** What every intent means: the type holds that none is missing, so that the guideline is as long as the reader's list. */
export const INTENT_MEANINGS: Readonly<Record<Intent, Meaning>> = {
  request_meeting: { means: 'A meeting is wanted.', example: 'Can we meet next week?' },
  request_recurring: { means: 'A meeting that repeats is wanted.', example: 'Let us meet every Tuesday.' },
  propose_times: { means: 'The writer names times to meet at.', example: 'How about Thursday at 3?' },
  accept_option: { means: 'One of the times that were offered is taken.', example: 'The second one works.' },
  accept_any: { means: 'All of the offered times would do.', example: 'Any of these is fine.' },
  decline_options: { means: 'Offered times are refused.', example: 'None of these works for me.' },
  ask_for_times: { means: 'The other side is asked to name times.', example: 'When are you free?' },
  state_availability: {
    means: 'When the writer can or cannot, without proposing it.',
    example: 'I am away on Friday.',
  },
  decline_meeting: { means: 'No meeting is wanted at all.', example: 'I would rather not meet.' },
  reschedule: { means: 'A booked meeting is to be at another time.', example: 'Can we move it to Wednesday?' },
  cancel: { means: 'A booked meeting is not to take place.', example: 'I have to cancel tomorrow.' },
  running_late: { means: 'The writer will be late for a booked meeting.', example: 'I will be 10 minutes late.' },
  change_duration: { means: 'Another length.', example: 'Make it 45 minutes.' },
  change_medium: { means: 'By another way: video, phone, in person.', example: 'Can we talk by phone instead?' },
  change_location: { means: 'At another place.', example: 'Let us meet at your office.' },
  change_title: { means: 'It is to be called otherwise.', example: 'Please call it “Budget review”.' },
  add_participant: { means: 'Somebody else is to take part.', example: 'Please add Kenji.' },
  remove_participant: { means: 'Somebody is not to take part.', example: 'We do not need Kenji for this.' },
  change_attendance: { means: 'Whether somebody has to be there changes.', example: 'Kenji is optional.' },
  delegate_scheduling: {
    means: 'Somebody else finds the time for the writer.',
    example: 'My assistant Ana will arrange it.',
  },
  share_scheduling_link: { means: 'A link to book by is given.', example: 'Pick a time: https://book.example/ana' },
  provide_details: { means: 'A number, place or title is told.', example: 'My number is 555 0100.' },
  ask_question: { means: 'Something is asked about the meeting.', example: 'Who else will be there?' },
  ask_status: { means: 'How far the arranging is.', example: 'Has Jane answered yet?' },
  approve_plan: { means: 'The owner says yes to what was planned.', example: 'Yes, send these.' },
  reject_plan: { means: 'The owner says no to it.', example: 'No, do not send that.' },
  edit_plan: { means: 'The owner says yes with a change.', example: 'Yes, but only in the afternoon.' },
  instruct_assistant: { means: 'The owner tells the assistant what to do.', example: 'Sunny, remind her on Monday.' },
  block_time: { means: 'Time is to be kept free.', example: 'Block Friday morning for me.' },
  ask_calendar: { means: 'The owner asks about their own calendar.', example: 'What do I have on Tuesday?' },
  set_preference: { means: 'The owner states a lasting wish.', example: 'From now on no meetings before 10.' },
  hold_off: { means: 'Nothing is to be done for a while.', example: 'Wait until I come back to you.' },
  resume: { means: 'It is to go on.', example: 'You can go on now.' },
  stop_assistant: { means: 'The assistant is to leave this matter.', example: 'I will take it from here.' },
  opt_out: { means: 'A guest wants no mail of the assistant.', example: 'Please stop writing to me.' },
  acknowledge: { means: 'What was said was heard, and nothing more.', example: 'Got it.' },
  thank: { means: 'Thanks, and nothing more.', example: 'Thank you.' },
  out_of_office: {
    means: 'An answer by a program: the writer is away.',
    example: 'I am out of the office until May 4.',
  },
  delivery_failure: { means: 'A mail could not be delivered.', example: 'Your message could not be delivered.' },
  not_scheduling: { means: 'It is about something else altogether.', example: 'The invoice is attached.' },
  unclear: {
    means: 'What is meant cannot be told; then nothing else is said.',
    example: 'Maybe, or maybe not, we will see.',
  },
};

/** What each sign before a time means; `<=` and `>=` are roles of their own. */
export const STANCE_SIGNS: Readonly<Record<Window['stance'], { readonly sign: string; readonly means: string }>> = {
  can: { sign: '+', means: 'It is possible then.' },
  cannot: { sign: '-', means: 'It is not possible then.' },
  prefer: { sign: '~', means: 'It is preferred then.' },
  avoid: { sign: '!', means: 'Rather not then.' },
};

/** What a time is named as, by its kind in the form. */
export const ROLE_MEANINGS: Readonly<Record<Window['role'], string>> = {
  offer: 'A time that is spoken of for the meeting: possible, not possible, preferred or avoided by its sign.',
  deadline: 'The meeting has to be by then: written with <=.',
  earliest: 'It can be from then on: written with >=.',
  absence: 'Somebody is away then.',
  current_event: 'When the booked meeting is, which is to be moved or cancelled.',
};

/** Times in the notation, each with what was said. */
export const TIME_EXAMPLES: readonly (readonly [notation: string, said: string])[] = [
  ['+2026-03-10 14:00', 'Tuesday the 10th at 2 pm: a start to the minute, so it has no end.'],
  ['+2026-03-10 14:00-16:00', 'Some time between 2 and 4 pm on that day.'],
  ['-2026-11-26', 'Not on November 26, the whole day.'],
  ['~tue 09:00-12:00', 'Preferably on a Tuesday morning.'],
  ['!weekdays 08:00-09:00', 'Rather not before 9 on weekdays.'],
  ['<=2026-03-13', 'By March 13.'],
  ['>=2026-03-16', 'From March 16 on.'],
  ['+2026-03-10 14:00 @Europe/Paris', '2 pm in Paris: the zone stands only where it is not the writer’s own.'],
];

/** What is remarked of a mail besides. */
export const FLAG_MEANINGS: Readonly<Record<(typeof FLAGS)[number], string>> = {
  sensitive: 'It touches health, law, money or the like.',
  hostile: 'It is unfriendly, or complains.',
  asks_private_information: 'It asks for what the owner has not given out.',
  instruction_beyond_scheduling: 'It tells the assistant to do something other than arranging.',
  unsolicited: 'Somebody unknown advertises.',
  weekday_date_conflict: 'A day and its date do not agree.',
  ambiguous_time: 'A time can be meant in two ways.',
  several_meetings: 'It asks for more than one meeting.',
};
