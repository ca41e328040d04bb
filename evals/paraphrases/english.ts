import { englishNames } from './english-names';
import type { Phrasebook } from './phrasebook';

export const english: Phrasebook = {
  language: 'en',
  phrases: {
    accept: {
      casual: [
        '{slot} works',
        '{number} is great, thanks!',
        "let's do {slot}",
        '{slot} it is',
        "I'll take {number}",
        'yep, {slot} works for me',
        '{slot} 👍',
        '{slot} please',
      ],
      neutral: [
        '{slot} works for me.',
        'I can do {slot}.',
        '{number} works well. See you then.',
        "Let's go with {number}.",
        '{slot} is good for me, thanks.',
        'Could we do {slot}?',
        "I'm free {slot}.",
      ],
      formal: [
        '{slot} would suit me very well.',
        'I would be happy to meet {slot}.',
        'I am pleased to confirm {number}.',
        '{number} would be my preference.',
        'Please book {number} for us.',
      ],
    },
    accept_several: {
      casual: ['{slots} both work', 'either {slotsOr} is fine'],
      neutral: ['{slots} both work for me.', 'I could do either {slotsOr}.', 'Either {slotsOr} works.'],
      formal: ['Both {slots} would be convenient.', '{slots} would both suit me.'],
    },
    accept_any: {
      casual: ['any of those work', 'all good, you pick', "they all work, whichever's easiest", 'any is fine'],
      neutral: [
        'Any of these work for me.',
        'All of those times work.',
        "I'm free for all of these, so please pick one.",
        'All three are fine.',
      ],
      formal: [
        'All of the proposed times would suit me.',
        'I am available at any of the proposed times.',
        'Any of the suggested slots would be convenient.',
      ],
    },
    accept_except: {
      casual: [
        "can't do {refused} but {slot} works",
        '{refused} is out, {slot} is good',
        'not {refused}, but {slot} is fine',
      ],
      neutral: [
        "{refused} doesn't work for me, but {slot} does.",
        "I'm tied up {refused}. {slot} works.",
        "Unfortunately I can't make {refused}; {slot} is fine.",
      ],
      formal: [
        'I am afraid {refused} is not possible, but {slot} would suit me.',
        'Regrettably I am unavailable {refused}; {slot} would be convenient.',
      ],
    },
    accept_unclear: {
      casual: ['works for me', 'sounds good!', 'yep that works'],
      neutral: ['That works for me.', 'Works for me, thanks.', 'That time is fine.'],
      formal: ['That would suit me.'],
    },
    decline_all: {
      casual: ['none of those work, sorry', "sorry, can't do any of these", 'nope, none of these work for me'],
      neutral: [
        'Unfortunately none of these work for me.',
        "I'm afraid I can't make any of those times.",
        'None of these times work, sorry.',
        "I'm not available at any of those times.",
      ],
      formal: [
        'I regret that none of the proposed times are convenient.',
        'Unfortunately, I am not available at any of the suggested times.',
      ],
    },
    decline_and_counter: {
      casual: [
        'none of those work, how about {when}?',
        "can't do any of these, {when} instead?",
        'sorry none work. free {when}',
      ],
      neutral: [
        'None of these work for me, but I could do {when}.',
        "Unfortunately I can't make any of those. Would {when} work?",
        "I'm not free at any of those times. I could do {when}.",
      ],
      formal: [
        'Unfortunately none of the proposed times are convenient. Would {when} be possible?',
        'I am afraid that I cannot make any of these. I would be available {when}.',
      ],
    },
    counter: {
      casual: ['how about {when}?', 'can you do {when}?', '{when}?', '{when} works for me', 'what about {when}'],
      neutral: [
        'Could we do {when}?',
        "I'm free {when}.",
        'Would {when} work for you?',
        'How does {when} sound?',
        'I could do {when}.',
        "I'm available {when}.",
      ],
      formal: [
        'Would it be possible to meet {when}?',
        'I would be available {when}.',
        'Might {when} be convenient for you?',
        'May I suggest {when}?',
      ],
    },
    unavailable: {
      casual: ["can't do {days}", '{days} is bad for me'],
      neutral: [
        "I'm not available {days}.",
        "Unfortunately I can't do {days}.",
        "{days} doesn't work for me.",
        "I'm booked all day {days}.",
      ],
      formal: ['I regret that I am unavailable {days}.', 'Unfortunately {days} is not possible for me.'],
    },
    vague_week: {
      casual: ['sometime {week}?', '{week} is good', 'how about {week}'],
      neutral: [
        'Could we meet sometime {week}?',
        '{week} would work for me.',
        "I'm pretty open {week}.",
        "Let's talk {week}.",
      ],
      formal: ['Might we find a time {week}?', 'I would be available {week}.'],
    },
    wrong_weekday: {
      casual: ['how about {when}?', '{when} works'],
      neutral: ['Could we do {when}?', '{when} works for me.'],
      formal: ['Would {when} be convenient?'],
    },
    out_of_office: {
      casual: ["I'm out of office until {day}.", 'On vacation, back {day}.'],
      neutral: [
        'I am out of the office until {day} with limited access to email.',
        'Thank you for your message. I am on annual leave and will be back on {day}.',
        'I am currently out of the office and will return on {day}.',
      ],
      formal: [
        'Thank you for your e-mail. I am out of the office, returning on {day}. In urgent cases please contact my colleagues.',
      ],
    },
    cancel: {
      casual: ['sorry, need to cancel', 'gotta cancel, sorry!', 'have to cancel our meeting, something came up'],
      neutral: [
        'I need to cancel our meeting.',
        'Unfortunately I have to cancel.',
        'Something came up and I have to cancel our meeting. Apologies.',
        'Please cancel the meeting.',
      ],
      formal: [
        'I regret that I must cancel our meeting.',
        'I am writing to cancel our appointment.',
        'Unfortunately I am obliged to cancel our meeting.',
      ],
    },
    decline_meeting: {
      casual: ['not interested, thanks', "I'll pass, thanks"],
      neutral: [
        "Thanks, but I'm not interested.",
        "I don't think we need to meet.",
        "I'd rather not meet at this point.",
      ],
      formal: [
        'Thank you, but I must respectfully decline the meeting.',
        'I am not interested in a meeting at this time.',
      ],
    },
    late: {
      casual: [
        'running {minutes} min late',
        '{minutes} mins late sorry!!',
        'be there in {minutes}',
        'stuck in traffic, {minutes} min late',
      ],
      neutral: [
        "I'm running about {minutes} minutes late.",
        "I'll be {minutes} minutes late, sorry.",
        'Sorry, I will be {minutes} minutes late.',
      ],
      formal: [
        'Please excuse me, I will be approximately {minutes} minutes late.',
        'I apologise, I am running {minutes} minutes late.',
      ],
    },
    move_by: {
      casual: ['can we push it {push} {duration}?', 'can we do it {shift}?'],
      neutral: [
        'Could we move it {push} {duration}?',
        'Could we start {shift}?',
        'Would it be possible to make it {shift}?',
      ],
      formal: ['Would it be possible to start {shift}?', 'Might we move our meeting {push} {duration}?'],
    },
    move_to: {
      casual: ['can we move to {when}?', 'any chance we can do {when} instead?', 'need to reschedule, {when}?'],
      neutral: [
        'Could we move our meeting to {when}?',
        'Can we reschedule to {when}?',
        'Something came up. Could we do {when} instead?',
        "I need to reschedule. I'm free {when}.",
      ],
      formal: ['Would it be possible to reschedule to {when}?', 'I must ask to move our meeting to {when}.'],
    },
    move_same_time: {
      casual: ['can we do {day} same time?', 'same time {day} instead?'],
      neutral: ['Can we move this to {day}, same time?', 'Could we move it to {day} at the same time?'],
      formal: ['Would it be possible to move our meeting to {day} at the same time?'],
    },
    duration: {
      casual: ['can we make it {duration}?', '{duration} is enough'],
      neutral: [
        'Could we make it {duration} instead?',
        'Can we make it {duration}?',
        'Could we extend it to {duration}?',
      ],
      formal: ['Would it be possible to make it {duration}?'],
    },
    add: {
      casual: ['can you add {name} ({email})?', 'pls add {name} {email}', 'adding {name} <{email}>'],
      neutral: [
        'Could you also add {name} ({email})?',
        'Please include my colleague {name} ({email}).',
        'Please invite {name} <{email}> as well.',
      ],
      formal: [
        'I would be grateful if you could include {name} ({email}).',
        'Please be so kind as to add my colleague {name} ({email}).',
      ],
    },
    delegate: {
      casual: ["{name} (cc'd) handles my calendar", "{name} can sort this out, cc'd"],
      neutral: [
        "{name} (cc'd) manages my calendar and can find a time.",
        "I'm copying {name}, who looks after my calendar.",
        "Please coordinate with {name}, cc'd.",
      ],
      formal: [
        'My assistant {name}, copied here, will arrange a time.',
        'Please liaise with my assistant {name} (in copy) regarding a suitable time.',
      ],
    },
    ask_times: {
      casual: ['when works for you?', 'what times work on your end?'],
      neutral: [
        'Could you send a few more times?',
        'Do you have any other options?',
        'When would suit you?',
        'What times work for you?',
      ],
      formal: ['Could you kindly suggest some alternative times?', 'Might you have any other availability?'],
    },
    opt_out: {
      casual: ['stop emailing me', 'please stop'],
      neutral: ['Please stop emailing me.', 'Please remove me from your list.', 'Please do not contact me again.'],
      formal: ['Kindly refrain from contacting me again.', 'Please unsubscribe me.'],
    },
    thank: {
      casual: ['thanks!', 'thx', 'awesome, thank you!', 'ty!'],
      neutral: ['Thank you!', 'Thanks so much.', 'Many thanks.', 'Great, thank you very much.'],
      formal: ['Thank you very much.', 'Many thanks for your help.', 'Thank you for arranging this.'],
    },
    acknowledge: {
      casual: ['see you then', 'ok, see you then', 'got it', 'perfect, talk then'],
      neutral: ['See you then.', 'Got it.', 'Looking forward to it.', 'Confirmed, see you then.'],
      formal: ['I look forward to our meeting.', 'I look forward to speaking with you.', 'Well received.'],
    },
    request: {
      casual: ['find {duration} with {name} {week}?', 'pls get {duration} with {name} on the calendar {week}'],
      neutral: [
        'Please find {duration} for {name} and me {week}.',
        'Could you set up {duration} with {name} {week}?',
        'Please schedule {duration} with {name} {week}.',
      ],
      formal: [
        'Would you kindly arrange {duration} with {name} {week}?',
        'Please be so kind as to schedule {duration} with {name} {week}.',
      ],
    },
  },
  questions: {
    join_link: [
      "What's the dial-in for this?",
      'Could you send me the link?',
      'Where do I find the join link?',
      'Can you resend the Zoom link?',
    ],
    attendees: ['Who will be joining?', 'Who else is going to be there?', 'Who is attending from your side?'],
    agenda: ["What's the agenda?", 'What would you like to discuss?', 'What is this about?'],
    is_automated: ['Are you a bot?', 'Am I talking to a human?', 'Is this automated?'],
  },
  media: {
    video: [
      'Can we do Zoom instead?',
      'Could we make it a video call?',
      'Can we switch to Google Meet?',
      'Could we do Teams instead of phone?',
    ],
    phone: ['Can we do a phone call instead?', 'Could we switch to phone?', 'Can you call me instead?'],
    in_person: ['Could we meet in person instead?', 'Can we make it in person?'],
  },
  lists: ['Here is my availability:', 'These times work for me:', 'I could do:'],
  later: {
    later: ['{duration} later'],
    earlier: ['{duration} earlier'],
  },
  push: { later: ['back by', 'back'], earlier: ['up', 'up by'] },
  weeks: { 1: ['next week'], 2: ['the week after next', 'in two weeks'] },
  contract: (text) => text.replace(/\bon tomorrow\b/g, 'tomorrow'),
  names: englishNames,
  greetings: {
    casual: ['', 'hey', 'Hey Sunny,'],
    neutral: ['Hi Sunny,', 'Hi,', 'Hello,'],
    formal: ['Dear Sunny,', 'Good morning,', 'Dear Ms Reed,'],
  },
  closings: {
    casual: ['', '', 'Cheers'],
    neutral: ['Best,', 'Thanks,', 'Best regards,'],
    formal: ['Kind regards,', 'Yours sincerely,', 'With best regards,'],
  },
  sentFrom: ['Sent from my iPhone', 'Get Outlook for iOS'],
  attribution: 'On Tue, Mar 3, 2026 at 9:14 AM Sunny <sunny@assistant.example> wrote:',
};
