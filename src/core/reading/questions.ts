import { asksWhichMedium } from './medium';
import { evidenceOf, type Passage, type ReadSentence } from './passage';
import type { Reading } from './reading';
import type { Cue } from './token';

/** Questions that data can answer, and others. */
export function questionsOf(passage: Passage): Reading['questions'] {
  const topics: readonly (readonly [Cue, Reading['questions'][number]['topic']])[] = [
    ['automated', 'is_automated'],
    ['which_zone', 'time_zone'],
    ['join_link', 'join_link'],
    ['who', 'attendees'],
    ['agenda', 'agenda'],
    ['where', 'location'],
  ];
  const questions: Reading['questions'] = [];
  for (const sentence of passage.sentences) {
    const topic = topics.find(([cue]) => sentence.cues.has(cue));
    const asks = sentence.question || sentence.cues.has('question_word');
    const evidence = evidenceOf(passage, sentence);
    if (
      topic &&
      (asks || topic[0] === 'automated' || (topic[0] === 'join_link' && wantsLink(sentence, evidence))) &&
      (sentence.statements.length === 0 || (topic[0] === 'join_link' && sentence.question))
    )
      questions.push({ topic: topic[1], evidence });
    else if (asksWhichMedium(sentence) && sentence.statements.length === 0)
      questions.push({ topic: 'other', evidence });
    else if (
      sentence.question &&
      sentence.cues.has('question_word') &&
      sentence.statements.length === 0 &&
      !sentence.cues.has('ask_times') &&
      !sentence.cues.has('status') &&
      !(sentence.cues.has('add') && MAY.test(sentence.opening)) &&
      !sentence.items.some((item) => item.k === 'option') &&
      !sentence.cues.has('works')
    ) {
      questions.push({ topic: 'other', evidence });
    }
  }
  return questions.slice(0, 8);
}

/** "Can I bring Ana?" asks for it to be done. */
const MAY = /^(?:can i|could i|may i|can we|could we|may we)$/;

/** "Please resend the link", "I can't find the dial-in": never "Sunny will send an invite". */
function wantsLink(sentence: ReadSentence, evidence: string): boolean {
  return (
    /^(?:please|pls|send|resend|share|could|can|would|need|kindly)$/.test(sentence.opening) ||
    /\b(?:need|find|see|missing|lost|doesn't work|not working|isn't working|don't have|do not have|haven't received)\b/i.test(
      evidence,
    )
  );
}
