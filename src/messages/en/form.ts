/** What every form says. */
export default {
  save: 'Save',
  missing: 'This is needed.',
  tooLong: 'At most {max, plural, one {# character} other {# characters}}.',
  tooShort: 'At least {min, plural, one {# character} other {# characters}}.',
  noEmail: 'This is not an email address.',
  outOfRange: 'This is outside of what is possible here.',
  wrong: 'This cannot be right.',
  offline: 'It could not be sent: there is no connection. Nothing you typed is lost. Try again.',
  unsaved: 'Not saved yet',
  unsavedWhy: 'What you changed on this page is not in force.',
  saveAndGo: 'Save and go',
  goWithout: 'Go without saving',
  stay: 'Stay',
} as const;
