import { type Block, toHtml, toText } from '../replies/tree';
import { BRIEFING_WORDS, type BriefingMail, type BriefingReader } from './render';

/** What became of one line that was answered by its number. */
export interface AnsweredLine {
  /** As it is numbered in the mail, from 1. */
  readonly line: number;
  /** What the line says; empty where there is none. */
  readonly text: string;
  /** What was said of it. */
  readonly words: string;
  /**
   * `answered`: the question is; `passed`: what it is about has heard it; `over`: it waits no more; `wordless`: only the number was
   * said; `untold`: there is nothing to do about it; `missing`: there is no such line; `limited`: by the owner's plan.
   */
  readonly became: 'answered' | 'passed' | 'over' | 'wordless' | 'untold' | 'missing' | 'limited';
}

const LONGEST = 200;

/** The mail that tells what was done about each line; `subject`: of the answer. */
export function answeredMail(
  lines: readonly AnsweredLine[],
  subject: string,
  { language }: Pick<BriefingReader, 'language'>,
): BriefingMail {
  const { answers } = BRIEFING_WORDS[language];
  const blocks: Block[] = lines.flatMap(({ line, text, words, became }): Block[] => {
    const said = words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;
    if (became === 'missing') return [{ kind: 'paragraph', text: answers.missing(line) }];
    const done = became === 'answered' || became === 'passed' ? answers[became](said) : answers[became];
    return [{ kind: 'paragraph', text: `${line}. ${text}\n${done}` }];
  });
  return {
    subject: /^re:/i.test(subject) ? subject : `Re: ${subject}`,
    text: toText(blocks),
    html: toHtml(blocks, language),
  };
}
