import type { BriefingWords } from './words';

export const english: BriefingWords = {
  subject: (day) => `Your day: ${day}`,
  opening: (day, zone) => `This is ${day}. Times are ${zone}.`,
  untitled: 'a meeting without a title',
  decision: (title) => `Your decision is needed: ${title}`,
  meeting: (time, title) => `${time}: ${title}`,
  firstTime: (names) => `You meet ${names} for the first time.`,
  conflict: (time, first, second) => `Two things at ${time}: ${first} and ${second}`,
  booked: (title, day, time) => `Booked: ${title}, ${day}, ${time}`,
  overdue: (title) => `Nothing has come of it yet: ${title}`,
  ahead: (day, time, title) => `Next, on ${day}, ${time}: ${title}`,
  more: (count) => (count === 1 ? 'One thing more is on your page.' : `${count} things more are on your page.`),
  links: { decision: 'Decide', join: 'Join', open: 'Open', today: 'See the whole day' },
  closing: (assistant) => `Answer this mail to change something; ${assistant} reads it.`,
  settings: 'What you are mailed',
  week: {
    subject: (day) => `Your week until ${day}`,
    opening: (from, to, zone) => `This is what came of ${from} to ${to}. Times are ${zone}.`,
    met: (hours) => `You met others for ${hours} hours.`,
    people: (names) => `Most of it with ${names}.`,
    person: (name, hours) => `${name} (${hours} h)`,
    booked: (count) => (count === 1 ? 'One meeting was booked for you.' : `${count} meetings were booked for you.`),
    toBook: (hours) => `Half of them were booked within ${hours} hours of the first mail.`,
    mails: (count) =>
      count === 1 ? 'One mail you did not have to write.' : `${count} mails you did not have to write.`,
    moves: (count) => (count === 1 ? 'One booked meeting was moved.' : `${count} booked meetings were moved.`),
    risk: (day, time, first, second) => `Next week, on ${day} at ${time}, two things overlap: ${first} and ${second}`,
  },
  ask: {
    subject: 'Shall your morning briefing go on?',
    text: 'For four weeks you have followed no link of your morning briefing. It stops now, unless you want it.',
    goOn: 'Keep it coming',
    otherwise: 'If you do nothing, none comes any more. Everything else goes on as it is.',
  },
};
