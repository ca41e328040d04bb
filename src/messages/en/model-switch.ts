/** What owners let a language model do. */
export default {
  none: 'Mail is read and written by rules on this machine, and no mail is sent to a language model: none is configured here. What the rules do not understand is shown to you.',
  reading: 'Let a language model read mail',
  readingOn: 'The model may read mail from now on.',
  readingOff: 'No mail goes to the model any more.',
  readingWhat:
    'Rules on this machine read every mail, and the model reads those of people beside them. The subject and the new text of such a mail and the beginning of the mail that stands below it, whether you or a guest wrote it, to whom and when, the name of your assistant, the times that were offered, booked or named before, what you were asked, in a word, and both time zones are sent to <host>{recipient}</host> ({model}). Never sent: your calendar, any other mail, addresses and names that are not in those texts.',
  readingByDefault: 'Whoever runs this installation has switched this on; you can switch it off.',
  readingCannot:
    'The model cannot do anything. A time that the words of a mail do not show is put back to your guest before it is booked; what it alone takes for the end of a meeting comes to you first.',
  phrasing: 'Let a language model word my assistant’s mail',
  phrasingOn: 'The model may word mail from now on.',
  phrasingOff: 'Mail is worded by rules alone.',
  phrasingWhat:
    'Only the kind of mail, its language and tone, and the words that may be used are sent to <host>{recipient}</host> ({model}). Never sent: anything that anybody wrote, names, times and addresses. Those are put in here, and the finished mail is checked. A plan that you approve goes out as you saw it.',
  preferences: 'Let a language model read sentences of my preferences that the rules cannot',
  preferencesOn: 'The model may read such sentences from now on.',
  preferencesOff: 'No sentence goes to the model any more.',
  preferencesWhat:
    'Only the sentences that you have saved and that were not understood, the headings above each, the sentence before it and the day on which you wrote it are sent to <host>{recipient}</host> ({model}), when you save. Never sent: sentences with codewords, the rest of your document, mail, your calendar. What it reads is shown beside the sentence, and binds nothing before you put it into your document.',
} as const;
