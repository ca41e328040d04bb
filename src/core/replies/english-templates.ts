import type { Language } from './language';

/** E-rules: no reasons, no exclamation marks, one question, the owner and the purpose named in the first mail. */
export const english: Language['templates'] = {
  offer: {
    brief: [
      { before: '{owner} would like to meet for {meeting}. [Would this time work|Would one of these work]?' },
      { before: 'I am finding a time for {meeting} with {owner}. [Does this one suit you|Which of these suits you]?' },
      { before: '{owner} asked me to arrange {meeting} with you. [Does this work|Does one of these work]?' },
    ],
    warm: [
      {
        before:
          '{owner} would like to meet you for {meeting}, and asked me to find a time. [Would this work|Would one of these work] for you?',
      },
      { before: 'I am helping {owner} arrange {meeting} with you. [Would this time|Which of these would] suit you?' },
      {
        before:
          '{owner} asked me to find a time for {meeting} with you. [Does this one|Does one of these] work for you?',
      },
    ],
    formal: [
      {
        before:
          'I am writing for {owner}, who would like {meeting} with you. Would [this time|one of these times] be convenient?',
      },
      { before: '{owner} has asked me to arrange {meeting} with you. May I suggest [this time|one of these times]?' },
      {
        before:
          'On behalf of {owner}, I propose {meeting} with you. [Would this time|Which of these times would] be convenient?',
      },
    ],
  },
  counter: {
    brief: [
      { before: '[This would work|These would work] for {ownerFirst}. [Does it|Does one of them] suit you?' },
      { before: '{ownerFirst} could do [this|one of these]. Which [is it|works]?' },
      { before: '[Here is a time|Here are times] that {ownerFirst} can do. [Does it|Does one] work?' },
    ],
    warm: [
      {
        before:
          'Thank you for your answer. {ownerFirst} could do [this time|one of these]. Would [it|one] work for you?',
      },
      { before: '[This time|These times] would work for {ownerFirst}. [Does it|Does one of them] suit you?' },
      {
        before:
          'Thanks. [Here is a time|Here are some times] that {ownerFirst} can do. [Does it work|Which one works] for you?',
      },
    ],
    formal: [
      {
        before:
          'Thank you for your reply. {owner} would be available at [this time|one of these times]. Would [it|one of them] be convenient?',
      },
      { before: '{owner} could offer [the following time|the following times]. Would [it|one of them] suit you?' },
      { before: 'Thank you. May I suggest [this time|one of these times] on behalf of {owner}?' },
    ],
  },
  taken: {
    brief: [
      { before: 'Sorry, that time is no longer available. [This one is|These are] free:' },
      { before: 'Sorry, that one has just gone. [Would this work|Would one of these work]?' },
      { before: 'Sorry, I can no longer offer that time. [Does this suit you|Does one of these suit you]?' },
    ],
    warm: [
      { before: 'I am sorry, that time is no longer available. [Would this one|Would one of these] work instead?' },
      { before: 'Sorry, that time has just gone. [This one is|These are] free. [Does it|Does one of them] suit you?' },
      { before: 'I am sorry, I can no longer offer that time. [Does this|Which of these would] work instead?' },
    ],
    formal: [
      {
        before:
          'I apologise: that time is no longer available. Would [this time|one of these times] be convenient instead?',
      },
      { before: 'My apologies, that time can no longer be offered. May I suggest [this one|one of these]?' },
      {
        before:
          'I am sorry that this time is no longer available. Would [the following time|one of the following] suit you?',
      },
    ],
  },
  which: {
    brief: [
      { before: 'Which one do you mean?' },
      { before: 'Which of these shall I book?' },
      { before: 'Which one is it?' },
    ],
    warm: [
      { before: 'Glad that works. Which of these do you mean?' },
      { before: 'Thank you. Which one shall I book?' },
      { before: 'Thanks. Which of these suits you best?' },
    ],
    formal: [
      { before: 'Thank you for your reply. Which of these times may I book?' },
      { before: 'Thank you. Would you let me know which time you prefer?' },
      { before: 'Thank you. Which of the following times suits you best?' },
    ],
  },
  echo: {
    brief: [{ before: 'Shall I book this?' }, { before: 'Is this right?' }, { before: 'Did you mean this time?' }],
    warm: [
      { before: 'I have this time for you. Shall I book it?' },
      { before: 'I understood this time. Is that right?' },
      { before: 'This is what I noted. Shall I book it?' },
    ],
    formal: [
      { before: 'I noted the following time. May I book it?' },
      { before: 'I understood this time. Would you confirm it?' },
      { before: 'May I book the following time for you?' },
    ],
  },
  confirm: {
    brief: [{ before: 'Booked: {slot}.' }, { before: 'It is booked: {slot}.' }, { before: 'Confirmed: {slot}.' }],
    warm: [
      { before: 'It is booked: {slot}. The invitation is on its way.' },
      { before: 'Confirmed for {slot}. An invitation will reach you separately.' },
      { before: 'Your meeting with {owner} is booked: {slot}. The invitation follows.' },
    ],
    formal: [
      { before: 'Your meeting with {owner} is confirmed: {slot}. The invitation will reach you separately.' },
      { before: 'I am pleased to confirm {slot}. The invitation will reach you separately.' },
      { before: 'This confirms your meeting with {owner}: {slot}. An invitation follows.' },
    ],
  },
  moved: {
    brief: [{ before: 'Moved to {slot}.' }, { before: 'New time: {slot}.' }, { before: 'It is moved: {slot}.' }],
    warm: [
      { before: 'The meeting is moved to {slot}. The invitation is updated.' },
      { before: 'The new time is {slot}. The invitation is updated.' },
      { before: 'It is moved: {slot}. The updated invitation is on its way.' },
    ],
    formal: [
      { before: 'Your meeting with {owner} has been moved to {slot}. The invitation has been updated.' },
      { before: 'The new time of your meeting with {owner} is {slot}. The invitation has been updated.' },
      { before: 'This confirms the new time: {slot}. The invitation has been updated.' },
    ],
  },
  cancelled: {
    brief: [
      { before: 'The meeting with {owner} on {slot} is cancelled.' },
      { before: 'Cancelled: {slot}, with {owner}.' },
      { before: '{slot} with {owner} is cancelled.' },
    ],
    warm: [
      { before: 'The meeting with {owner} on {slot} is cancelled. It will leave your calendar by itself.' },
      { before: 'I have cancelled the meeting with {owner} on {slot}. The invitation is withdrawn.' },
      { before: 'The meeting with {owner} on {slot} will not take place. The invitation is withdrawn.' },
    ],
    formal: [
      { before: 'The meeting with {owner} on {slot} has been cancelled. The invitation has been withdrawn.' },
      { before: 'I am writing to let you know that the meeting with {owner} on {slot} is cancelled.' },
      { before: 'Please note that the meeting with {owner} on {slot} will not take place.' },
    ],
  },
  follow_up: {
    brief: [
      { before: '[Would this still work|Would one of these still work]?' },
      { before: '[Is this|Are these] still possible for you?' },
      { before: 'Is [this time|one of these] still open for you?' },
    ],
    warm: [
      { before: 'In case this slipped by: would [this still|one of these still] work for you?' },
      { before: 'Would [this time|one of these] still be good for {meeting} with {ownerFirst}?' },
      { before: '[This is|These are] still free with {ownerFirst}, should [it|one] suit you.' },
    ],
    formal: [
      { before: 'May I ask whether [this time|one of these times] would still be convenient?' },
      { before: '[This time is|These times are] still available with {owner}, should [it|one of them] suit you.' },
      { before: 'Would [this time|one of these times] still be convenient for {meeting} with {owner}?' },
    ],
  },
  clarify: {
    brief: [
      { before: 'I could read this in two ways. Which weekday, date and time do you mean?' },
      { before: 'Which weekday, date and time do you mean?' },
      { before: 'Could you give me the weekday, date and time once more?' },
    ],
    warm: [
      { before: 'I would like to get this right: which weekday, date and time do you mean?' },
      { before: 'I could read this in two ways. Which weekday, date and time did you have in mind?' },
      { before: 'Could you tell me the weekday, date and time once more, so that I book the right one?' },
    ],
    formal: [
      { before: 'To be certain: which weekday, date and time do you mean?' },
      { before: 'I can read your message in two ways. Would you name the weekday, date and time once more?' },
      { before: 'Would you be so kind as to name the weekday, date and time once more?' },
    ],
  },
  answer_automated: {
    brief: [
      {
        before:
          'Yes, I am an automated assistant. {owner} sees this conversation and can step in; just ask for {ownerFirst} here.',
      },
      { before: 'Yes, I am software working for {owner}. To reach {ownerFirst}, ask here and I will pass it on.' },
      { before: 'Yes, I am automated. {owner} can read along; ask here and I will pass it on.' },
    ],
    warm: [
      {
        before:
          'Yes, I am an automated assistant working for {owner}. {ownerFirst} can read this conversation; ask for {ownerFirst} here and I will step back.',
      },
      {
        before:
          'Yes: I am software, and I arrange meetings for {owner}. If you would rather write with {ownerFirst}, say so here and I will pass it on.',
      },
      {
        before:
          'I am an automated assistant, yes. {owner} can see what I write and can take over; ask here and I will pass it on.',
      },
    ],
    formal: [
      {
        before:
          'Yes, I am an automated assistant acting for {owner}, who can read this conversation. If you prefer to write with {owner}, tell me here and I will pass it on.',
      },
      {
        before:
          'I am an automated assistant. {owner} can read this conversation and take over at any time; a word here is enough.',
      },
      {
        before:
          'Yes, this is an automated assistant of {owner}. Should you wish to reach {owner}, tell me here and I will pass it on.',
      },
    ],
  },
  owner_question: same('{note}'),
  owner_status: same('{note}'),
  was_it_you: same('{note}'),
};

/** What the owner reads in private is the note itself, whatever the tone. */
function same(before: string) {
  const variants = [{ before }, { before }, { before }] as const;
  return { brief: variants, warm: variants, formal: variants };
}
