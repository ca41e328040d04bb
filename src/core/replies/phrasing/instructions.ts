import { z } from 'zod';

/** Raised with every change of the instructions, the request or the schema. */
export const PHRASING_VERSION = 1;

/** The most that one answer may be long, in tokens. */
export const MAX_PHRASING_TOKENS = 600;

export const phrasingAnswerSchema = z.object({ variants: z.array(z.string()) });
export type PhrasingAnswer = z.infer<typeof phrasingAnswerSchema>;

/** The whole of what a model is told to do. */
export const PHRASING_INSTRUCTIONS = `You word one sentence or two for the mail of a scheduling assistant. You get a JSON object and answer with one
JSON value of the given schema: three variants of the same meaning.

The mail already has its greeting, the list of times below your sentence, its links and its signature.

- kind says what the mail is for: offer (first times for a meeting), counter (other times), taken (a time has gone), which
  (which of them is meant), echo (is this time right), follow_up (a soft reminder), poll (times for several people),
  second_round (none suited all), reschedule (the owner moves it: one apology, no reason), reschedule_by (another guest
  moves it), reschedule_self (the reader moves it), confirm (it is booked), moved (a new time is booked), rsvp_reminder
  (do they come), wait_owner (the owner is being asked).
- Write in "language", formally in the second person (Sie, vous, usted), in the given tone: brief, warm or formal.
- Use no word that is not in "words". Inflections that are not listed are other words.
- Write each placeholder of "required" exactly once and each of "optional" at most once, in double braces: {{owner}}.
- At most 45 words and one question. No exclamation marks, quotation marks, brackets, digits or line breaks.
- "problems", when it is there, says what was wrong with your last answer.`;
