import type { QuestionTopic } from '../../reading/reading';
import type { Heard } from '../context';
import { tellsTopic } from '../matter';
import type { LoopState, Participant } from '../state';
import { type Transition, transition } from '../transition';

/** Whether the data of the meeting answer a question on this topic; what they do not, the owner is asked (row 49). */
const KNOWN: Readonly<Record<QuestionTopic, (state: LoopState) => boolean>> = {
  join_link: (state) => state.booking !== null && state.booking.joinUrl !== null,
  location: ({ booking, meeting }) => whereOf(meeting) || (booking !== null && booking.joinUrl !== null),
  // Before it is booked nobody learns of the other guests (E8).
  attendees: (state) => state.booking !== null,
  time_zone: (state) => state.booking !== null || state.offer !== null,
  status: (state) => state.booking !== null,
  agenda: tellsTopic,
  is_automated: () => false,
  other: () => false,
};

/** Nobody is told of a call that nobody has spoken of. */
function whereOf({ medium, mediumAssumed, location, phone }: LoopState['meeting']): boolean {
  if (mediumAssumed) return false;
  return medium === 'video' || (medium === 'in_person' ? location !== null : phone !== null);
}

/**
 * Answers what a participant asks about the meeting from its data, to them alone; null when there is no question, or one
 * that the data do not answer. In a booked meeting the time is said with it.
 */
export function answerQuestions(state: LoopState, asker: Participant, heard: Heard): Transition | null {
  const topics = [...new Set(heard.reading.questions.map((question) => question.topic))];
  if (topics.length === 0 || !topics.every((topic) => KNOWN[topic](state))) return null;
  const { booking } = state;
  return transition(
    state,
    [
      {
        kind: 'send',
        template: 'answer_event',
        to: [asker.id],
        cc: [],
        slots: booking ? [{ n: 1, start: booking.start, end: booking.end }] : [],
        note: null,
        quote: null,
        topics,
      },
    ],
    [`${asker.name ?? asker.address} asks what the meeting’s data answer`],
    1,
  );
}
