/** Who else may read an owner's mail: said beside what the assistant reads. */
export default {
  title: 'Whether people may help',
  off: 'Off: nobody but you sees your mail and your meetings.',
  when_stuck:
    'When stuck: a person of this installation may read a meeting that the assistant cannot arrange by itself, while it waits for them, and no other.',
  always:
    'Always: people of this installation may read any of your meetings to check what was done. Mail may be drawn by chance for that, labelled and exported.',
  log: 'Every look is in your log, with its reason.',
  change: 'Change it in Account',
} as const;
