import { alike, type Phrases } from '../language';

/** Answers that are no list of times. */
export const talking: Phrases = {
  clarify: {
    brief: [
      'I could read this in two ways. Which weekday, date and time do you mean?',
      'Which weekday, date and time do you mean?',
      'Could you give me the weekday, date and time once more?',
    ],
    warm: [
      'I would like to get this right: which weekday, date and time do you mean?',
      'I could read this in two ways. Which weekday, date and time did you have in mind?',
      'Could you tell me the weekday, date and time once more, so that I book the right one?',
    ],
    formal: [
      'To be certain: which weekday, date and time do you mean?',
      'I can read your message in two ways. Would you name the weekday, date and time once more?',
      'Would you be so kind as to name the weekday, date and time once more?',
    ],
  },
  clarify_day: alike(['On which day would that be?', 'Which day do you mean?', 'Could you tell me the day, too?']),
  clarify_zone: alike([
    'Which weekday, date and time do you mean, and in which time zone?',
    'Could you give me the weekday, date and time once more, with your time zone?',
    'Would you name the weekday, date and time once more, and the time zone?',
  ]),
  clarify_length: alike([
    'How long shall it be, in minutes?',
    'Could you tell me how long you need, in minutes?',
    'How many minutes do you have in mind?',
  ]),
  answer_automated: {
    brief: [
      'Yes, I am an automated assistant. {owner} sees this conversation and can step in; just ask for {ownerFirst} here.',
      'Yes, I am software working for {owner}. To reach {ownerFirst}, ask here and I will pass it on.',
      'Yes, I am automated. {owner} can read along; ask here and I will pass it on.',
    ],
    warm: [
      'Yes, I am an automated assistant working for {owner}. {ownerFirst} can read this conversation; ask for {ownerFirst} here and I will step back.',
      'Yes: I am software, and I arrange meetings for {owner}. If you would rather write with {ownerFirst}, say so here and I will pass it on.',
      'I am an automated assistant, yes. {owner} can see what I write and can take over; ask here and I will pass it on.',
    ],
    formal: [
      'Yes, I am an automated assistant acting for {owner}, who can read this conversation. If you prefer to write with {owner}, tell me here and I will pass it on.',
      'I am an automated assistant. {owner} can read this conversation and take over at any time; a word here is enough.',
      'Yes, this is an automated assistant of {owner}. Should you wish to reach {owner}, tell me here and I will pass it on.',
    ],
  },
  wait_owner: {
    brief: [
      'I will check with {ownerFirst} and write again.',
      'I am asking {ownerFirst} and will come back to you.',
      'I will confirm with {ownerFirst} first.',
    ],
    warm: [
      'Thank you. I will confirm with {ownerFirst} and come back to you.',
      'Thanks, I am checking this with {ownerFirst} and will write again.',
      'Thank you for your message. I will ask {ownerFirst} and let you know.',
    ],
    formal: [
      'Thank you for your message. I will confirm this with {owner} and reply to you.',
      'Thank you. I have put this to {owner} and will let you know.',
      'Thank you for writing. I will consult {owner} and come back to you.',
    ],
  },
  decline: {
    brief: [
      '{ownerFirst} will not be able to meet. Thank you for asking.',
      'Thank you, but {ownerFirst} has to decline.',
      '{ownerFirst} cannot take this meeting. Thank you for asking.',
    ],
    warm: [
      'Thank you for getting in touch. {ownerFirst} will not be able to meet.',
      'Thank you for your interest in meeting {ownerFirst}. I am sorry that it will not be possible.',
      'Thank you for writing. I am sorry, {ownerFirst} has to decline.',
    ],
    formal: [
      'Thank you for your request. {owner} regrets not being able to meet.',
      'Thank you for your message. I regret that {owner} has to decline the meeting.',
      'Thank you for writing to {owner}, who is unfortunately not able to meet.',
    ],
  },
  thank_introducer: {
    brief: [
      'Thank you for the introduction. I have moved you to Bcc.',
      'Thank you for the introduction. I take it from here, with you in Bcc.',
      'Thanks for introducing us. You are in Bcc from here on.',
    ],
    warm: [
      'Thank you for the introduction. I have moved you to Bcc to spare your inbox.',
      'Thank you for bringing us together. I have moved you to Bcc and take it from here.',
      'Thank you for the kind introduction. I will take it from here, with you in Bcc.',
    ],
    formal: [
      'Thank you very much for the introduction. I have moved you to Bcc.',
      '{owner} thanks you for the introduction. I have moved you to Bcc and will arrange the rest.',
      'Many thanks for the introduction. I will arrange the rest, with you in Bcc.',
    ],
  },
  owner_question: same('{note}'),
  owner_status: same('{note}'),
  was_it_you: same('{note}'),
};

/** What the owner reads in private is the note itself, whatever the tone. */
function same(text: string) {
  const variants = [text, text, text] as const;
  return { brief: variants, warm: variants, formal: variants };
}
