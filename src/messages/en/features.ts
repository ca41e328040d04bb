/** What plans give, as administrators change it. */
export default {
  title: 'Features',
  line: 'What exists, which plan has it, and how much of it. A change holds from the next request; nobody loses what is open.',
  billingOff: 'Nobody pays on this installation: everything is included for everybody, whatever stands here.',
  feature: 'Feature',
  noRoom: 'not built yet',
  has: '{plan} has {feature}',
  limit: 'At most, in {plan}: {feature}',
  limitHint: 'Empty: as many as are wanted',
  fair: 'Fair use',
  fairOf: 'Fair use only, in {plan}: {feature}',
  save: 'Save',
  saved: '{feature} was changed.',
} as const;
