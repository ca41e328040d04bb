/** The document of preferences, and what a model reads in it. */
export default {
  modelReads:
    'The model reads {count, plural, one {# sentence} other {# sentences}} that the rules here did not understand.',
  modelCertain:
    '{count, plural, =0 {None of them is certain: look at each.} one {# of them is certain: its rules say all of it.} other {# of them are certain: their rules say all of them.}}',
  takeCertain: 'Take all that are certain',
} as const;
