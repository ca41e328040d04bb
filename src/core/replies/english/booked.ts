import type { Phrases } from '../language';

/** Mails about a meeting that has its time, or has lost it. */
export const booked: Phrases = {
  confirm: {
    brief: ['Booked: {slot}.', 'It is booked: {slot}.', 'Confirmed: {slot}.'],
    warm: [
      'It is booked: {slot}. The invitation is on its way.',
      'Confirmed for {slot}. An invitation will reach you separately.',
      'Your meeting with {owner} is booked: {slot}. The invitation follows.',
    ],
    formal: [
      'Your meeting with {owner} is confirmed: {slot}. The invitation will reach you separately.',
      'I am pleased to confirm {slot}. The invitation will reach you separately.',
      'This confirms your meeting with {owner}: {slot}. An invitation follows.',
    ],
  },
  confirm_series: {
    brief: ['Booked: {slot}.', 'It is booked: {slot}.', 'Confirmed: {slot}.'],
    warm: [
      'It is booked: {slot}. One invitation for all of them is on its way.',
      'Your meetings with {owner} are booked: {slot}. The invitation follows.',
      'Confirmed: you meet {owner} {slot}. One invitation for all will reach you separately.',
    ],
    formal: [
      'Your meetings with {owner} are confirmed: {slot}. One invitation for all will reach you separately.',
      'I am pleased to confirm your meetings with {owner}: {slot}. The invitation follows.',
      'This confirms your meetings with {owner}: {slot}. An invitation for all of them follows.',
    ],
  },
  cancelled_series: {
    brief: [
      '{by} has cancelled the whole series: {slot}.',
      'All of these meetings are cancelled by {by}: {slot}.',
      'Cancelled by {by}, all of them: {slot}.',
    ],
    warm: [
      '{by} has cancelled all of these meetings: {slot}. They will leave your calendar by themselves.',
      '{by} has ended the series: {slot}. The invitation is withdrawn.',
      'I am sorry, {by} has had to cancel the whole series: {slot}. The invitation is withdrawn.',
    ],
    formal: [
      '{by} has cancelled the whole series: {slot}. The invitation has been withdrawn.',
      'Please note that {by} has had to cancel all of these meetings: {slot}.',
      'I am writing to let you know that {by} has cancelled the series: {slot}.',
    ],
  },
  moved: {
    brief: ['Moved to {slot}.', 'New time: {slot}.', 'It is moved: {slot}.'],
    warm: [
      'The meeting is moved to {slot}. The invitation is updated.',
      'The new time is {slot}. The invitation is updated.',
      'It is moved: {slot}. The updated invitation is on its way.',
    ],
    formal: [
      'Your meeting with {owner} has been moved to {slot}. The invitation has been updated.',
      'The new time of your meeting with {owner} is {slot}. The invitation has been updated.',
      'This confirms the new time: {slot}. The invitation has been updated.',
    ],
  },
  cancelled: {
    brief: [
      'The meeting with {owner} on {slot} is cancelled.',
      'Cancelled: {slot}, with {owner}.',
      '{slot} with {owner} is cancelled.',
    ],
    warm: [
      'The meeting with {owner} on {slot} is cancelled. It will leave your calendar by itself.',
      'I have cancelled the meeting with {owner} on {slot}. The invitation is withdrawn.',
      'The meeting with {owner} on {slot} will not take place. The invitation is withdrawn.',
    ],
    formal: [
      'The meeting with {owner} on {slot} has been cancelled. The invitation has been withdrawn.',
      'I am writing to let you know that the meeting with {owner} on {slot} is cancelled.',
      'Please note that the meeting with {owner} on {slot} will not take place.',
    ],
  },
  cancelled_by: {
    brief: [
      '{by} has cancelled the meeting on {slot}.',
      'Cancelled by {by}: {slot}.',
      'The meeting on {slot} is cancelled by {by}.',
    ],
    warm: [
      '{by} has cancelled the meeting on {slot}. It will leave your calendar by itself.',
      'I am sorry, {by} has had to cancel the meeting on {slot}. The invitation is withdrawn.',
      '{by} has called off the meeting on {slot}. The invitation is withdrawn.',
    ],
    formal: [
      '{by} has cancelled the meeting on {slot}. The invitation has been withdrawn.',
      'I am writing to let you know that {by} has cancelled the meeting on {slot}.',
      'Please note that {by} has had to cancel the meeting on {slot}.',
    ],
  },
  cancelled_self: {
    brief: [
      'Cancelled, as you asked: {slot}.',
      'As you asked, the meeting on {slot} is cancelled.',
      'It is cancelled: {slot}.',
    ],
    warm: [
      'Thank you for telling me. The meeting with {owner} on {slot} is cancelled.',
      'As you asked, the meeting with {owner} on {slot} is cancelled. The invitation is withdrawn.',
      'I have cancelled the meeting with {owner} on {slot} for you. It will leave your calendar by itself.',
    ],
    formal: [
      'Thank you for letting me know. The meeting with {owner} on {slot} has been cancelled.',
      'As you requested, the meeting with {owner} on {slot} has been cancelled.',
      'At your request, the meeting with {owner} on {slot} is cancelled. The invitation has been withdrawn.',
    ],
  },
  changed: {
    brief: ['A change to the meeting on {slot}:', 'The meeting on {slot} has changed:', 'New details for {slot}:'],
    warm: [
      'The time stays, {slot}, and this has changed:',
      'There is a change to the meeting with {owner} on {slot}. The invitation is updated.',
      'Some details of the meeting with {owner} on {slot} are new. The invitation is updated.',
    ],
    formal: [
      'Please note a change to your meeting with {owner} on {slot}. The invitation has been updated.',
      'The details of your meeting with {owner} on {slot} have changed. The invitation has been updated.',
      'I am writing to let you know of a change to the meeting with {owner} on {slot}:',
    ],
  },
  rsvp_reminder: {
    brief: [
      'The invitation for {slot} has no answer yet. Will you be there?',
      '{slot}, with {owner}: will you be there?',
      'Can {ownerFirst} count on {slot}?',
    ],
    warm: [
      'Your meeting with {owner} is on {slot}. Does that still suit you?',
      'A short reminder: you meet {owner} on {slot}. Will you be there?',
      'In case the invitation did not reach you: the meeting with {owner} is on {slot}. Does that still work for you?',
    ],
    formal: [
      'Your meeting with {owner} is on {slot}. May we expect you?',
      'May I ask whether you will be able to attend the meeting with {owner} on {slot}?',
      'The meeting with {owner} is on {slot}. Would you let me know whether you will attend?',
    ],
  },
  late: {
    brief: ['{by} {late}.', 'A short note: {by} {late}.', '{by} {late}, sorry.'],
    warm: [
      '{by} {late} and is sorry to keep you waiting.',
      'A short note: {by} {late}. Thank you for waiting.',
      'I am sorry, {by} {late}.',
    ],
    formal: [
      'I am writing to let you know that {by} {late}, with apologies.',
      'Please note that {by} {late}. Thank you for your patience.',
      '{by} {late} and apologises for the wait.',
    ],
  },
  late_ask: {
    brief: [
      'Which meeting is it, and by how many minutes?',
      'By how many minutes, and for which meeting?',
      'Which meeting will be late, and by how much?',
    ],
    warm: [
      'I will pass it on. Which meeting is it, and by how many minutes?',
      'Thank you for telling me. For which meeting, and by how many minutes?',
      'I would like to tell the right people: which meeting is it, and by how many minutes?',
    ],
    formal: [
      'Thank you for letting me know. Which meeting does this concern, and by how many minutes?',
      'I will gladly pass this on. Which meeting does it concern, and by how many minutes?',
      'So that I can tell the others: which meeting is it, and by how many minutes?',
    ],
  },
  late_move: {
    brief: [
      '{by} {late}. Shall I find another time?',
      '{by} {late}. Would you rather move the meeting?',
      'Sorry, {by} {late}. Shall I move it?',
    ],
    warm: [
      'I am sorry, {by} {late}. Would you rather meet at another time?',
      '{by} {late} and is sorry to keep you waiting. Shall I find another time?',
      'Sorry, {by} {late}. Does that still work, or shall I find another time?',
    ],
    formal: [
      'I apologise: {by} {late}. Would you prefer to meet at another time?',
      'Please note that {by} {late}, with apologies. May I suggest another time?',
      '{by} {late} and apologises for the wait. Would you prefer another time?',
    ],
  },
  answer_event: {
    brief: ['The meeting is on {slot}.', 'It is on {slot}.', '{slot}, with {owner}.'],
    warm: [
      'Your meeting with {owner} is on {slot}.',
      'You meet {owner} on {slot}.',
      'The meeting with {owner} is set for {slot}.',
    ],
    formal: [
      'Your meeting with {owner} takes place on {slot}.',
      'The meeting with {owner} is confirmed for {slot}.',
      'You are expected by {owner} on {slot}.',
    ],
  },
  answer_open: {
    brief: ['No time is agreed yet.', 'There is no fixed time yet.', 'The time is still open.'],
    warm: [
      'The time of the meeting with {ownerFirst} is still open. This is what I know so far.',
      'No time is agreed with {ownerFirst} yet. This is where it stands.',
      'There is no fixed time with {ownerFirst} yet.',
    ],
    formal: [
      'The time of your meeting with {owner} has not been agreed yet.',
      'No time has been agreed with {owner} so far.',
      'The time of the meeting with {owner} is still open.',
    ],
  },
};
