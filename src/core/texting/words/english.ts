import type { TextWords } from './words';

export const english: TextWords = {
  code: (code, operator) => `${code} is your code for texts from ${operator}. Nobody will ask you for it.`,
  welcome: 'You will be texted when a decision waits, and can answer here. HELP tells more, STOP ends it.',
  help: (support) =>
    `Answer a question by its number or in words, or say "10 late". STOP ends all texts. Help: ${support}`,
  asks: (title, question) => `${title}: ${question}`,
  vip: (name) => `${name} waits.`,
  times: (times) => `Times: ${times}.`,
  answers: (answers) => `Answer ${answers}`,
  inWords: 'or in your words.',
  again: 'I could not read your answer with certainty.',
  first: (time, title) => `First today, ${time}: ${title}.`,
  guestLate: (who, minutes, title) => `${who} is ${minutes === null ? 'late' : `${minutes} min late`} for ${title}.`,
  lateNoted: (minutes, title, time) =>
    `Noted: you are ${minutes === null ? 'late' : `${minutes} min late`} for ${title}, ${time}.`,
  knockOn: (title, time) => `Mind that ${title} begins at ${time}, before this one ends.`,
  whichLate: 'For which one?',
  nothingNear: 'No meeting that I look after begins within the hour, so I told nobody.',
  several: (count) => `${count} questions wait: answer with a number, please.`,
  nothingWaits: 'Nothing waits for an answer. For anything else, write me a mail.',
  answered: 'That was answered already.',
  untitled: 'a meeting',
  guest: {
    code: (code, operator) => `${code} is your code for texts from ${operator}. Nobody will ask you for it.`,
    welcome: (title, owner) => `You will be texted about "${title}" with ${owner}. STOP ends it, HELP tells more.`,
    help: (owner, support) =>
      `You asked on a meeting's page to be texted about it. STOP ends all texts. ${owner} does not read answers here. Help: ${support}`,
    unread: (owner) => `${owner} does not read answers here. Please answer the mail instead. STOP ends these texts.`,
    moved: (title, owner, time) => `"${title}" with ${owner} is now on ${time}.`,
    cancelled: (title, owner, time) => `"${title}" with ${owner} on ${time} is cancelled.`,
    late: (title, owner, minutes) =>
      `${owner} is ${minutes === null ? 'running late' : `${minutes} min late`} for "${title}".`,
    reminder: (title, owner, time) => `A reminder: "${title}" with ${owner}, ${time}.`,
  },
};
