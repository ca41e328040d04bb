/** The privacy policy. The English text decides. */
export default {
  lead: 'Sundial is software that {who} answers for. Everything it stores lies in the database of this installation. {Who} decides who may reach that database and how long it is kept.',
  translated: 'This is the English text, which is the one that counts.',
  stored: 'What is stored',
  stored1: 'Your name, your addresses, your settings and your sign-in sessions.',
  stored2:
    'When and from which network address and browser somebody signed in, connected or exported something on your account: for a year, so that you can see it.',
  stored3:
    'A copy of the events of the calendars that you connect, and the permission to read and write them, encrypted.',
  stored4:
    'Mail that is sent to the assistant, with its sender, its subject and its text; and the mail that the assistant sends. The bytes of received mail are deleted after a time that {who} sets.',
  stored5:
    'The password of a mailbox that you connect, encrypted, and of its mail only what passes between you and your guests in the threads of your meetings.',
  stored6: 'For every thread: what was read, what was decided and what was done.',
  stored7: 'What you write by the support form.',
  used: 'What it is used for',
  usedText:
    'To arrange your meetings, and to show you how. Mail is read by rules on this machine. It trains nothing here, and it is not sold.',
  model:
    'Beside the rules, mail of people is read by a language model at {recipient}, for {by, select, everybody {everybody who has not switched that off in their settings} other {those who have switched that on in their settings, and for nobody else}}: it is sent the subject and the new text of such a mail and the beginning of the mail that stands below it, whether its writer is a guest, to whom and when it was written, the name of the assistant, the times that were offered, booked or named before, what its owner was asked, in a word, and both time zones. The model’s answers are kept as long as the mail. Those who have switched that on as well let it word the assistant’s mail: it is told which kind of mail that is, and nothing that anybody wrote.',
  others: 'What others see',
  othersText:
    'Your guests see the times on offer and, once booked, the meeting. They never see the titles, places or people of your other events. The provider of a calendar sees what is read from it and written to it. The servers that carry mail see that mail.',
  cookies: 'Cookies',
  cookiesText:
    'One keeps you signed in, three guard the sign-in, one remembers light or dark, one your language, one remembers for 30 days who recommended Sundial to you when you came by such a link. None of them follows you to other sites.',
  measured:
    '{Who} measures how these pages are used, with {vendors}. Nothing of that is loaded before you agree, and never where your browser asks not to be tracked. Text of your mail and screen recordings are not part of it.',
  notMeasured: 'There are no analytics, advertising or other scripts of third parties in these pages.',
  rights: 'Your rights',
  rightsText:
    'Under Settings, Account you can export all that is stored about you, and delete your account with all of it. For a copy, a correction or anything else, write to <mail>{email}</mail> or by the <link>form</link>. You may withdraw the access to your calendar and your mailbox at any time, here or at your provider. If you were written to by the assistant, the same rights are yours; “stop” in an answer ends its mail to you.',
} as const;
