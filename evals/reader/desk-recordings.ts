import { record } from '@/adapters/model/recorded';
import { nameOf } from '@/adapters/model/settings';
import { DeskFiles } from '../../sandbox/llm/desk/files';
import { checkAnswer } from '../../sandbox/llm/desk/question';

export interface DeskRecordings {
  /** Numbers of the questions whose answer is a recording now. */
  readonly recorded: readonly number[];
  readonly unanswered: readonly number[];
  /** What is not of the form that was asked for, and why. */
  readonly refused: readonly { readonly number: number; readonly reason: string }[];
}

/**
 * Makes recordings of what was answered at the sandbox's desk, also of questions whose asker had given up by then; each says
 * that it was answered there. Nothing in the desk's folder changes.
 */
export function recordDesk(desk: string, recordings: string): DeskRecordings {
  const files = new DeskFiles(desk);
  const recorded: number[] = [];
  const unanswered: number[] = [];
  const refused: { number: number; reason: string }[] = [];
  for (const number of files.numbers()) {
    const question = files.question(number);
    if (question === null) continue;
    const answer = files.read(number, 'answer');
    if (answer === null) {
      unanswered.push(number);
      continue;
    }
    const checked = checkAnswer(question, answer.text);
    if (!checked.ok) {
      refused.push({ number, reason: checked.reason });
      continue;
    }
    const [system, user] = question.messages;
    record(
      recordings,
      { instructions: system.content, input: JSON.parse(user.content), schemaName: question.schemaName ?? '' },
      {
        model: nameOf({ provider: 'compatible', model: question.model }),
        by: 'desk',
        answer: { ok: true, value: checked.value, usage: null },
      },
    );
    recorded.push(number);
  }
  return { recorded, unanswered, refused };
}
