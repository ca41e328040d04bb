/** Texts to a telephone, in the settings. */
export default {
  title: 'Texts to your telephone',
  consent:
    'I agree that {operator} texts me about my meetings at this number, as often as something waits. Message and data rates may apply. STOP ends it, HELP tells more.',
} as const;
