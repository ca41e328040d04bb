import type { Attendee } from '../../slots/query';

/**
 * Somebody whose time another owner sees: when they cannot meet, and nothing of why. The names of their hours ("therapy"),
 * the sentences of their document and the titles of their events are theirs alone (A17).
 */
export function unnamed({ sources: _, events: __, ...attendee }: Attendee): Attendee {
  const { rules, caps, pauses, focus, journeys } = attendee;
  return {
    ...attendee,
    ...(rules ? { rules: rules.map(({ sentence: _, ...rule }) => ({ ...rule, name: 'kept free' })) } : {}),
    ...(caps ? { caps: caps.map(({ sentence: _, ...cap }) => cap) } : {}),
    ...(pauses ? { pauses: pauses.map(({ sentence: _, ...pause }) => pause) } : {}),
    ...(focus ? { focus: focus.map(({ sentence: _, name: __, ...time }) => time) } : {}),
    ...(journeys ? { journeys: journeys.map(({ sentence: _, name: __, ...journey }) => journey) } : {}),
  };
}
