import type { Phrases } from '../language';

/** Mails that let somebody choose among times. */
export const choosing: Phrases = {
  offer: {
    brief: [
      '{owner} would like to meet for {meeting}. [Would this time work|Would one of these work]?',
      'I am finding a time for {meeting} with {owner}. [Does this one suit you|Which of these suits you]?',
      '{owner} asked me to arrange {meeting} with you. [Does this work|Does one of these work]?',
    ],
    warm: [
      '{owner} would like to meet you for {meeting}, and asked me to find a time. [Would this work|Would one of these work] for you?',
      'I am helping {owner} arrange {meeting} with you. [Would this time|Which of these would] suit you?',
      '{owner} asked me to find a time for {meeting} with you. [Does this one|Does one of these] work for you?',
    ],
    formal: [
      'I am writing for {owner}, who would like {meeting} with you. Would [this time|one of these times] be convenient?',
      '{owner} has asked me to arrange {meeting} with you. May I suggest [this time|one of these times]?',
      'On behalf of {owner}, I propose {meeting} with you. [Would this time|Which of these times would] be convenient?',
    ],
  },
  counter: {
    brief: [
      '[This would work|These would work] for {ownerFirst}. [Does it|Does one of them] suit you?',
      '{ownerFirst} could do [this|one of these]. [Does it work|Which works]?',
      '[Here is a time|Here are times] that {ownerFirst} can do. [Does it|Does one] work?',
    ],
    warm: [
      'Thank you for your answer. {ownerFirst} could do [this time|one of these]. Would [it|one] work for you?',
      '[This time|These times] would work for {ownerFirst}. [Does it|Does one of them] suit you?',
      'Thanks. [Here is a time|Here are some times] that {ownerFirst} can do. [Does it work|Which one works] for you?',
    ],
    formal: [
      'Thank you for your reply. {owner} would be available at [this time|one of these times]. Would [it|one of them] be convenient?',
      '{owner} could offer [the following time|the following times]. Would [it|one of them] suit you?',
      'Thank you. May I suggest [this time|one of these times] on behalf of {owner}?',
    ],
  },
  correction: {
    brief: [
      'Please take [this time|these times] instead of those in my last mail. [Does it|Does one] work?',
      'The times in my last mail no longer hold. [This one|One of these] would work for {ownerFirst}. [Does it|Does one of them] suit you?',
      'In place of my last mail: [here is a time|here are times] that {ownerFirst} can do. [Does it work|Which works]?',
    ],
    warm: [
      'Sorry for the change: the times in my last mail no longer hold. {ownerFirst} could do [this time|one of these] instead. Would [it|one] work for you?',
      'Please take [this time|these times] instead of those in my last mail, and sorry for the change. [Does it|Does one of them] suit you?',
      'Sorry, a change to my last mail: {ownerFirst} can do [this time|these times] instead. [Does it work|Which one works] for you?',
    ],
    formal: [
      'Please disregard the times in my last message: {owner} would be available at [this time|one of these times] instead. Would [it|one of them] be convenient?',
      'I apologise for the change to my last message: {owner} could offer [the following time|the following times] instead. Would [it|one of them] suit you?',
      'The times in my last message no longer hold, with apologies. May I suggest [this time|one of these times] on behalf of {owner}?',
    ],
  },
  taken: {
    brief: [
      'Sorry, that time is no longer available. [This one is|These are] free:',
      'Sorry, that one has just gone. [Would this work|Would one of these work]?',
      'Sorry, I can no longer offer that time. [Does this suit you|Does one of these suit you]?',
    ],
    warm: [
      'I am sorry, that time is no longer available. [Would this one|Would one of these] work instead?',
      'Sorry, that time has just gone. [This one is|These are] free. [Does it|Does one of them] suit you?',
      'I am sorry, I can no longer offer that time. [Does this|Which of these would] work instead?',
    ],
    formal: [
      'I apologise: that time is no longer available. Would [this time|one of these times] be convenient instead?',
      'My apologies, that time can no longer be offered. May I suggest [this one|one of these]?',
      'I am sorry that this time is no longer available. Would [the following time|one of the following] suit you?',
    ],
  },
  which: {
    brief: ['Which one do you mean?', 'Which of these shall I book?', 'Which one is it?'],
    warm: [
      'Thank you. Which of these do you mean?',
      'Thank you. Which one shall I book?',
      'Thanks. Which of these suits you best?',
    ],
    formal: [
      'Thank you for your reply. Which of these times may I book?',
      'Thank you. Would you let me know which time you prefer?',
      'Thank you. Which of the following times suits you best?',
    ],
  },
  echo: {
    brief: ['Shall I book this?', 'Is this right?', 'Did you mean this time?'],
    warm: [
      'I have this time for you. Shall I book it?',
      'Did I understand the time correctly?',
      'This is what I noted. Shall I book it?',
    ],
    formal: [
      'I noted the following time. May I book it?',
      'I noted the time as follows. Would you confirm it?',
      'May I book the following time for you?',
    ],
  },
  follow_up: {
    brief: [
      '[Would this still work|Would one of these still work]?',
      '[Is this|Are these] still possible for you?',
      'Is [this time|one of these] still open for you?',
    ],
    warm: [
      'In case this slipped by: would [this still|one of these still] work for you?',
      'Would [this time|one of these] still be good for {meeting} with {ownerFirst}?',
      '[This is|These are] still free with {ownerFirst}, should [it|one] suit you.',
    ],
    formal: [
      'May I ask whether [this time|one of these times] would still be convenient?',
      '[This time is|These times are] still available with {owner}, should [it|one of them] suit you.',
      'Would [this time|one of these times] still be convenient for {meeting} with {owner}?',
    ],
  },
  poll: {
    brief: [
      '{owner} is arranging {meeting} with all of you. [Does this time|Which of these] suit you?',
      'I am finding a time for {meeting} with {owner} and all of you. [Does this one|Which of these] suit you?',
      '{owner} asked me to find a time for {meeting} that suits all of you. [Does this work|Which of these work]?',
    ],
    warm: [
      '{owner} asked me to find a time for {meeting} with all of you. [Would this one|Which of these would] suit you?',
      'I am helping {owner} arrange {meeting} with all of you. [Does this time|Which of these times] work for you?',
      '{owner} would like to bring you together for {meeting}. [Would this one|Which of these would] work for you?',
    ],
    formal: [
      'On behalf of {owner}, I am arranging {meeting} with all of you. [Would this time|Which of these times would] be convenient?',
      '{owner} has asked me to find a time for {meeting} that suits everyone. [Would this one|Which of these would] be convenient for you?',
      'I am writing for {owner}, who would like {meeting} with all of you. [Would this time|Which of these times would] suit you?',
    ],
  },
  second_round: {
    brief: [
      'No time suited everyone so far. [Does this one|Which of these] suit you?',
      'The first times did not suit everyone. [Would this work|Which of these would work]?',
      'There was no time that everyone could do. [Does this one|Which of these] work for you?',
    ],
    warm: [
      'Thank you all. None of the first times suited everyone. [Would this one|Which of these would] work for you?',
      'Thank you for your answers. No time suited everyone yet. [Does this one|Which of these] suit you?',
      'The first times did not work for everyone. [Would this one|Which of these would] suit you instead?',
    ],
    formal: [
      'Thank you for your replies. No time was convenient for everyone. [Would this one|Which of these would] suit you?',
      'Thank you. As no time suited all of you, may I ask whether [this time|any of these times] would be convenient?',
      'None of the first times was convenient for everyone. [Would the following|Which of the following would] suit you?',
    ],
  },
  reschedule: {
    brief: [
      'Sorry, {ownerFirst} has to move your meeting. [Would this|Would one of these] work instead?',
      'Sorry, {ownerFirst} can no longer keep the agreed time. [Does this|Does one of these] suit you?',
      '{ownerFirst} needs to move your meeting, sorry. [Is this|Is one of these] possible instead?',
    ],
    warm: [
      'I am sorry, {ownerFirst} has to move your meeting. [Would this time|Would one of these times] work instead?',
      '{ownerFirst} needs another time for your meeting, with apologies. [Would this|Which of these would] suit you?',
      'I am sorry for the change: {ownerFirst} has to move your meeting. [Does this time|Does one of these] suit you?',
    ],
    formal: [
      'With apologies, {owner} has to move your meeting. Would [this time|one of these times] be convenient instead?',
      '{owner} asks you to excuse the change: the meeting has to move. May I suggest [this time|one of these times]?',
      'I apologise on behalf of {owner}, who has to move your meeting. Would [this time|one of these times] suit you?',
    ],
  },
  reschedule_again: {
    brief: [
      'Sorry, {ownerFirst} has to move your meeting once more. [Would this|Would one of these] work instead?',
      'Sorry for another change: {ownerFirst} has to move your meeting again. [Does this|Does one of these] suit you?',
      '{ownerFirst} needs to move your meeting again, sorry. [Is this|Is one of these] possible instead?',
    ],
    warm: [
      'I am sorry, {ownerFirst} has to move your meeting once more. [Would this time|Would one of these times] work instead?',
      'Apologies for moving this again: {ownerFirst} needs another time. [Would this|Which of these would] suit you?',
      'I am sorry for another change: {ownerFirst} has to move your meeting again. [Does this time|Does one of these] suit you?',
    ],
    formal: [
      'With apologies for another change, {owner} has to move your meeting once more. Would [this time|one of these times] be convenient instead?',
      '{owner} asks you to excuse a further change: the meeting has to move again. May I suggest [this time|one of these times]?',
      'I apologise on behalf of {owner}, who has to move your meeting once more. Would [this time|one of these times] suit you?',
    ],
  },
  reschedule_by: {
    brief: [
      'Sorry, {by} has to move the meeting. [Would this|Would one of these] work instead?',
      'Sorry, {by} can no longer keep the agreed time. [Does this|Does one of these] suit you?',
      '{by} needs to move the meeting, sorry. [Is this|Is one of these] possible instead?',
    ],
    warm: [
      'I am sorry, {by} has to move the meeting. [Would this time|Would one of these times] work instead?',
      'I am sorry for the change: {by} needs another time. [Would this|Which of these would] suit you?',
      'Sorry, {by} can no longer make the agreed time. [Does this time|Does one of these] suit you?',
    ],
    formal: [
      'With apologies, {by} has to move the meeting. Would [this time|one of these times] be convenient instead?',
      'Please excuse the change: {by} has to move the meeting. May I suggest [this time|one of these times]?',
      'I apologise for the change: {by} needs another time. Would [this time|one of these times] suit you?',
    ],
  },
  reschedule_self: {
    brief: [
      '{ownerFirst} could do [this|one of these] instead. [Does it|Does one] suit you?',
      '[This would work|These would work] for {ownerFirst} instead. [Does it suit|Which suits] you?',
      '[Here is another time|Here are other times] that {ownerFirst} can do. [Does it|Does one] work?',
    ],
    warm: [
      'Of course, it can move. {ownerFirst} could do [this time|one of these] instead. Would [it|one] work for you?',
      'Thank you for telling me. [This time|These times] would work for {ownerFirst} instead. [Does it|Does one] suit you?',
      'That can be moved. [Here is a time|Here are some times] that {ownerFirst} can do. [Does it work|Which one works] for you?',
    ],
    formal: [
      'Thank you for letting me know. {owner} would be available at [this time|one of these times] instead. Would [it|one of them] be convenient?',
      'Certainly. {owner} could offer [the following time|the following times] instead. Would [it|one of them] suit you?',
      'Thank you. May I suggest [this time|one of these times] on behalf of {owner} instead?',
    ],
  },
};
