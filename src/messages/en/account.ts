/** Settings: the account. */
export default {
  title: 'Account',
  name: 'Name',
  nameHint: 'Guests read it in mails and on invitations.',
  nameSaved: 'Name saved.',
  zone: 'Time zone',
  zoneHint: 'Your hours are on its clock. It stands in your preferences: saving it changes the sentence there.',
  zoneUnknown: 'Not known yet',
  zoneSaved: 'Time zone saved.',
  language: 'Language',
  languageHint:
    'Guests are answered in the language that they write in, whatever you choose. These pages and mail to you are in English so far; your choice is kept for when they are not.',
  languageSaved: 'Language saved.',
  appearance: 'Appearance',
  help: 'Human help',
  helpText:
    'Whether people who run this installation may see your meetings to help. Every look is logged with its reason. An installation that you run yourself has no such people, unless you name some.',
  helpOff: 'Off',
  helpOffText: 'Nobody but you sees your mail and your meetings.',
  helpWhenStuck: 'When stuck',
  helpWhenStuckText:
    'A person may look at a meeting that the assistant cannot arrange by itself: only at that one, and only while it waits for them. None of your mail is sampled, labelled or exported; labels from an earlier choice are neither shown nor exported any more.',
  helpAlways: 'Always',
  helpAlwaysText:
    'A person may look at any of your meetings, to check what was done. Mail may be drawn by chance for that, labelled to measure how well it is read, and exported with its label.',
  helpSaved: 'Human help: {choice}.',
  export: 'Your data',
  delete: 'Delete account',
} as const;
