import type { LineTable } from './lines';

const q = (title: string): string => `“${title}”`;
const called = (title: string | null): string => title ?? 'Without a title';
const have = (names: readonly string[]): string => (names.length === 1 ? 'has' : 'have');
const reminders = (count: number): string =>
  count === 0 ? 'no reminder' : count === 1 ? 'one reminder' : `${count} reminders`;

export const englishLines: LineTable = {
  written: ({ text }) => text,
  plan: (asks, { plan }) => plan(asks),
  reason: ({ reason }) => (reason === '' ? '' : `${reason}.`),

  was_it_you: ({ subject }) =>
    `A mail in your name (${q(subject)}) could not be verified, so I did nothing. Was it you?`,
  was_it_them: ({ who }) => `A mail in the name of ${who} could not be verified, so I did nothing. Is it theirs?`,
  answers: ({ who, subject, title }) => `${who} wrote ${q(subject)} as a new mail. Is it about ${q(title)}?`,
  what_to_do: ({ subject }) =>
    `You copied me on ${q(subject)}, and I did not find a request. Shall I schedule a meeting?`,
  pairing: ({ subject }) =>
    `${q(subject)} asks for several meetings, and I am not certain who takes part in which. Answer with one line for each: how long, with whom, when.`,
  pairing_open: () => 'I am still not certain who takes part in which, so I did nothing.',
  how_often: () =>
    'You asked for a meeting that repeats, and I am not certain how often. Answer with the rhythm, such as “every Tuesday”; or shall I find a time for the first one alone?',
  several_of_name: ({ name }) => `Several people are called ${name}. Whom do you mean?`,
  no_address: ({ names }, w) =>
    `I do not know the address of ${w.names(names)}. Answer with it, and I will offer times.`,
  whom_to_invite: ({ subject }) =>
    `Whom shall I invite for ${q(subject)}? Answer with the address, or with the guest in copy, and I will offer times.`,
  several_fit: ({ subject, meetings }, w) =>
    `Several meetings fit ${q(subject)}: ${meetings.map((m) => `${q(called(m.title))} (${w.at(m)})`).join(', ')}. I have changed none of them. Answer in the thread of the one that you mean.`,
  which_meeting: ({ subject, meetings }, w) => {
    const words = meetings.map((m) => `${called(m.title)}, ${w.at(m)}`);
    return words.length === 1
      ? `Is ${q(subject)} about a meeting in your calendar: ${words.join('')}?`
      : `Which meeting in your calendar is ${q(subject)} about: ${words.join('; ')}?`;
  },
  meeting: (meant, w) => `${called(meant.title)}, ${w.at(meant)}`,
  none_of_them: () => 'None of them: a new meeting',
  what_to_change: ({ title, ...when }, w) =>
    `You wrote about ${q(title)} (${w.at(when)}), and I am not certain what is to change. Answer with the new time, or with what is to be otherwise.`,
  not_adopted: ({ title, why, organizer }) => {
    const reason = {
      gone: 'is no longer in your calendar',
      others: `was set up by ${organizer ?? 'somebody else'}, so only they can move, change or cancel it for all. You can answer their invitation in your calendar`,
      overlaps: 'lies over another meeting that I look after, so I leave it to you: change it in your calendar',
      elsewhere: 'is looked after in another matter',
      unavailable: 'could not be read, because your calendar did not answer. Write again, or change it there',
      revoked: 'is in a calendar that I can no longer use. Reconnect it, or change it there',
    }[why];
    return `${title ? q(title) : 'That meeting'} ${reason}. I have changed nothing.`;
  },
  asked_from_outside: ({ name, address, copied, subject }) => {
    const wrote = copied ? 'wrote to you with me in copy' : 'wrote to me for you';
    return `${name ? `${name} (${address})` : address} ${wrote}, about ${q(subject)}. I have not answered. Shall I offer them times?`;
  },
  delegate_asks: ({ who, subject }) =>
    `${who} asks me in ${q(subject)} for something that they may not decide for you. Shall I do it?`,
  own_offer_taken: ({ title }) =>
    `You offered a time for ${q(title)} that is taken, or outside your hours. I do not hold it, and I wrote nothing. Shall I offer other times?`,
  named_time_busy: ({ title }) =>
    `You are not free at the time that you named for ${q(title)}, so I have offered nothing. Shall I offer the times nearest to it?`,
  named_time_against_rules: ({ title, rules }) =>
    `Your preferences leave out the time that you named for ${q(title)} (${rules.join(', ')}), so I have offered nothing. Shall I offer the times nearest to it?`,
  keep_rule: ({ text }) => `Shall I keep this for all your meetings from now on: ${q(text)}`,
  understood_rule: ({ rules }) => `I understand it as: ${rules.join('; ')}.`,
  replaces_rules: ({ rules }) => `It takes the place of: ${rules.map(q).join(' ')}`,
  corrected_twice: () => 'You have changed this in two plans now.',
  rule_known: ({ text }) => `Your preferences say so already: ${q(text)}`,
  rule_not_understood: ({ quote }) =>
    `I cannot keep that as a rule: ${q(quote)}. I did not understand it in every word; put it otherwise, or write it into your preferences. I have changed nothing there.`,
  not_kept_free: () =>
    'Your calendar could not be written to, so that time is not kept free. Please mark it there yourself.',
  kept_free: ({ start, end, zone, title, others, undo }, w) => {
    const words = `${w.day({ at: start, zone })}, ${w.span({ start, end }, zone)}`;
    const what = title === null ? `${words} is kept free: it` : `${q(title)}, ${words},`;
    const stays = others === 0 ? '' : `What stands in it already stays (${others}). `;
    const back = undo === 'cancel' ? 'Answer “cancel”, and it is taken out again.' : 'Delete it there to take it back.';
    return `${what} stands as busy in your calendar. ${stays}${back}`;
  },
  in_calendar: ({ meetings }, w) =>
    `In your calendar: ${meetings.map((m) => `${called(m.title)}: ${w.at(m)}`).join('; ')}.`,
  day: ({ standing, free, ...day }, w) => {
    const stands = standing.map((one) => `${w.span(one, day.zone)} ${one.title ?? 'without a title'}`);
    const open = free.map((one) => w.span(one, day.zone));
    return `${w.day(day)} (${w.zone(day)}): ${stands.join('; ') || 'nothing in your calendar'}. Free in your hours: ${open.join(', ') || 'nothing'}.`;
  },
  hold_back_aside: ({ title }) =>
    `You wrote about ${q(title)} yourself, so I hold back. Hand it back when I shall go on.`,
  taken_over_answered: ({ who, title }) => `${who} answered about ${q(title)}. You have taken over, so I did nothing.`,

  rounds: ({ rounds, title }) =>
    `${rounds} rounds of times did not fit for ${q(title)}. Which times may I offer beyond your usual hours?`,
  nothing_fits: ({ title }) =>
    `No time fits for ${q(title)} within your hours and this request. Shall I offer the two nearest outside your hours? Or tell me which days or hours I may use.`,
  nothing_fits_named: ({ title }) =>
    `The times that were named for ${q(title)} are not free, and no other time fits this request. Shall I offer the two nearest outside your hours? Or tell me which days or hours I may use.`,
  calendar_missing: ({ why }) =>
    ({
      none: 'No calendar is connected, so I cannot offer times. Connect one and I will go on.',
      revoked: 'I can no longer read your calendar, so I have offered nothing. Reconnect it and I will go on.',
      unavailable: 'Your calendar could not be read just now, so I have offered nothing yet. I will try again.',
      unconfirmed: 'Please confirm your time zone and working hours. I will offer times as soon as you have.',
    })[why],
  calendar_fails: ({ title, why, act }) => {
    const done = act === 'book' ? 'booked' : 'cancelled';
    if (why === 'revoked')
      return `I can no longer write to your calendar, so ${q(title)} is not ${done} yet. Reconnect it and I will ${act} it.`;
    const next = act === 'book' ? 'The time stays held and I keep trying.' : 'I keep trying.';
    return `Your calendar could not be reached, so ${q(title)} is not ${done} yet. ${next}`;
  },
  event_gone: ({ title }) =>
    `The event of ${q(title)} is no longer in your calendar, so I could not move it. Shall I offer new times?`,
  not_changed: ({ title, why }) => {
    const reason = {
      taken: 'its time is no longer free',
      unavailable: 'the calendar could not be reached',
      revoked: 'I can no longer write to your calendar',
      gone: 'the event is no longer in your calendar',
    }[why];
    return `${q(title)} is not changed yet: ${reason}. Please change it yourself.`;
  },
  named_time_not_free: ({ title }) =>
    `The time that you named for ${q(title)} is taken, or outside your hours, so I have moved nothing. Which other time may I offer?`,
  change_yourself: ({ who, title, series, ...when }, w) => {
    const wants = who === null ? 'You want' : `${who} wants`;
    const why = series ? 'I do not move single times of a series yet' : 'I do not move meetings for you';
    return `${wants} to change ${q(title)}${series ? ', which repeats' : ''} (${w.at(when)}). ${why}, so please change it in your calendar; everybody is told by it.`;
  },
  declined_invitation: ({ who, title, next }) => {
    const then = {
      new_times: 'Shall I offer new times?',
      stands: 'The meeting stands for the others.',
      cancel: 'Nobody who is required comes. Shall I cancel it?',
    }[next];
    return `${who} declined the invitation to ${q(title)}. ${then}`;
  },
  cancelled_again: ({ who, title, when }, w) =>
    `${who} cancelled ${q(title)}${when ? ` (${w.at(when)})` : ''}. Shall I offer other times?`,
  late: ({ who, minutes, title }) =>
    `${who === null ? 'You are' : `${who} is`} late${minutes === null ? '' : ` by ${minutes} minutes`} for ${q(title)}. I do not pass that on for you, so nobody else has heard of it yet.`,
  late_overrun: ({ title, minutes }) => `${q(title)} will run ${minutes} minutes late and into what you have next.`,
  alone: ({ title, done, ...when }, w) =>
    ({
      moved: `${q(title)} is moved to ${w.at(when)}.`,
      cancelled: `${q(title)} (${w.at(when)}) is out of your calendar.`,
      changed: `${q(title)} (${w.at(when)}) is changed in your calendar.`,
    })[done],
  cancels_series: ({ who, title }) =>
    `${who === null ? 'You cancel' : `${who} cancels`} ${q(title)}, which repeats. Which of the times?`,
  only_at: (when, w) => `Only ${w.at(when)}`,
  all_to_come: () => 'All that are to come',
  none_of_series: () => 'None of them',
  leave_out: ({ title, ...when }, w) => `${q(title)} repeats. Shall I leave out ${w.at(when)} alone?`,
  leave_out_at: (when, w) => `Leave out ${w.at(when)}`,
  leave_as_is: () => 'Leave it as it is',
  cancel_too: ({ title }) =>
    `${q(title)} is in the calendar already. Shall I cancel it, too? If not, it stays there and I do no more about it.`,

  stranger: ({ address, who }) =>
    `${who ? `${who} (${address})` : address} wrote in this thread and takes no part in it. I did not answer.`,
  somebody_you_know: () => 'Is it somebody you know?',
  takes_part: () => 'Shall they take part?',
  waited_for: ({ who }) => `Is it ${who}, whose address I did not have?`,
  other_address: ({ who }) => `Is it ${who}, from another address?`,
  not_answered: ({ names, title }, w) =>
    `${w.names(names)} ${have(names)} not answered about ${q(title)}, reminders included.`,
  suits: ({ names, ...when }, w) => `${w.at(when)} suits ${w.names(names)}.`,
  have_answered: ({ names }, w) => `${w.names(names)} ${have(names)} answered.`,
  how_go_on: () => 'How shall I go on?',
  need_not_come: ({ names }, w) => `Go on, ${w.names(names)} need not come`,
  drop: ({ names }, w) => `Leave ${w.names(names)} out`,
  will_phone: ({ names }, w) => `I will phone ${w.names(names)}`,
  wait_two_days: () => 'Wait two more days',
  offer_other_times: () => 'Offer other times',
  keep_booked: () => 'Keep the booked time',
  stop_arranging: () => 'Stop arranging it',
  no_time_for_all: ({ title }) => `No time suits everybody for ${q(title)}.`,
  stands_at: ({ yes, no, unclear, silent, ...when }, w) => {
    const parts = [
      `${w.at(when)} suits ${w.names(yes)}`,
      no.length > 0 ? `not ${w.names(no)}` : '',
      unclear.length > 0 ? `${w.names(unclear)} wrote without choosing` : '',
      silent.length > 0 ? `${w.names(silent)} ${have(silent)} not answered` : '',
    ];
    return `${parts.filter((part) => part !== '').join(', ')}.`;
  },
  what_shall_i_do: () => 'What shall I do?',
  book_without: ({ names, ...when }, w) => `Book ${w.at(when)} without ${w.names(names)}`,
  asks_unanswerable: ({ who }) => `${who} asks something that I cannot answer. What shall I tell them?`,
  away: ({ who, title }) =>
    `${who} is out of office and will be back after the times that I offered for ${q(title)}. I will offer new ones then.`,
  declined_go_on: ({ who, title }) => `${who} declined ${q(title)}. Shall I go on without them?`,
  declined_released: ({ who, title }) => `${who} declined ${q(title)}. I have released the times.`,
  opted_out: ({ who }) => `${who} does not want mail from me. I will not write to them again.`,
  complains: ({ who }) =>
    `${who} has written what reads as a complaint. I have not answered, and I do not remind them. What shall I do?`,
  go_on_without: () => 'Shall I go on without them?',
  wrote: ({ who, what }) => {
    const words = {
      opted_out: 'wrote, and has asked for no mail of mine',
      closed: 'wrote again after this was closed',
      sensitive: 'wrote about something sensitive',
      two_ways: 'named a time that can be read in two ways',
      uncertain: 'wrote something that I could not read with certainty',
      booked: 'wrote about the booked meeting',
      suggested: 'suggested something that I could not read with certainty',
      times: 'seems to answer which times suit them, and I am not certain what they mean',
    }[what];
    return `${who} ${words}. What shall I do?`;
  },
  asks_without_time: ({ who, minutes }) =>
    `${who} asks for ${minutes === null ? 'something else than planned' : `${minutes} minutes`}, and no time fits. What shall I do?`,
  cannot_make_unverified: ({ who, title }) =>
    `${who} wrote that they cannot make ${q(title)}, and the mail could not be verified. The meeting stands.`,
  nobody_comes: ({ who, title }) =>
    `${who} does not come to ${q(title)}, and nobody who is required does. Shall I cancel it?`,
  stands_for_others: ({ who, title }) => `${who} does not come to ${q(title)}. It stands for the others.`,

  words_differ: () =>
    'Your words for the mail do not say what is planned (its times, its length, who did it), so I did not send them. Tell me what is to be planned instead, or leave those as they are.',
  nobody_told: ({ title }) => `I wrote to nobody about ${q(title)}, because you want drafts only.`,
  answer_uncertain: () => 'I am not certain what you answered, so I did nothing.',
  trust: ({ act, times }) => {
    const words = {
      offer: 'offers times',
      book: 'books a time',
      move: 'moves or changes a meeting',
      cancel: 'cancels a meeting',
      write: 'writes to guests',
    }[act];
    return `You have approved ${times} plans in a row of the kind that ${words}, as they were. Shall I do this without asking from now on?`;
  },
  tired: ({ times, names }, w) => `I have written ${times} times to ${w.names(names)} without an answer.`,
  no_person_answered: ({ times }) => `I have written ${times} times, and no person has answered.`,
  often_today: ({ times }) => `I have written ${times} times in this thread today.`,
  many_new: ({ people }) => `I have written to ${people} people for the first time today, which is my limit.`,
  probing: ({ who }) => `${who} has been shown or has asked about many of your times.`,
  go_on_with: ({ title }) => `Shall I go on with ${q(title)}?`,
  held_back: ({ who, title }) =>
    `My mail to ${who} about ${q(title)} did not pass my own check, so I did not send it and nothing goes on by itself. Please write to them yourself.`,
  did_not_answer: ({ names, title, reminders: count }, w) =>
    `${w.names(names)} did not answer about ${q(title)}. I wrote ${reminders(count)}, so I have released the times.`,
  nobody_left: ({ title }) => `Nobody is left to wait for about ${q(title)}, so I have released the times.`,
  still_waits: () => 'This still waits for you:',
  rests: ({ title }) =>
    `${q(title)} rests now: I did nothing without your answer. You can still answer, or write to me again.`,
  paused_answered: ({ who, title }) =>
    `${who} answered about ${q(title)}, which you asked me to hold off. Shall I go on?`,
  resting: ({ title, why }) =>
    `${why === 'taken_over' ? 'You have taken over' : 'You asked me to hold off'} ${q(title)}, and I have heard nothing of it for two weeks. Let me go on, or I close it in two weeks.`,
  bounced: ({ who, reason }) => `Mail to ${who} could not be delivered (${reason}). Is the address right?`,
  holds_expired: ({ title }) =>
    `The times that I offered for ${q(title)} are no longer held. If one is chosen and still free, I book it.`,
  staff_asks: ({ staff, words }) =>
    words ? `${staff}, a person of staff, asks: ${words}` : `${staff}, a person of staff, puts this to you.`,
  staff_let_go: ({ staff, title, words }) =>
    `${staff}, a person of staff, let my plan for ${q(title)} go${words ? `: ${words}` : ''}. What shall I do?`,
  staff_took_over: ({ staff, title }) =>
    `${staff}, a person of staff, has taken ${q(title)} out of my hands: I write nothing there any more. Please go on yourself, or hand it back to me on its page.`,
  after_no: ({ names, stands }, w) => {
    const whom = names.length === 0 ? 'anybody' : w.names(names);
    const next = 'Tell me what to do instead: a time, other days, or that you write yourself.';
    return {
      closed: `Nothing was sent to ${whom}, and this is closed.`,
      booked: `Nothing was sent to ${whom}, and the meeting stays as it is. ${next}`,
      offered: `Nothing was sent to ${whom}; what they were offered before still stands. ${next}`,
      nothing: `Nothing was sent to ${whom}. ${next} Without a word this is closed in two weeks.`,
    }[stands];
  },
};
