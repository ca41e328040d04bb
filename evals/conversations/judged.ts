import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeSection } from '../results-section';

/** How a turn went, by somebody who read it: see `LEGEND`. */
type Verdict = 'right' | 'clumsy' | 'useless' | 'harmful';

interface Judged {
  readonly id: string;
  /** From 1. */
  readonly turn: number;
  readonly verdict: Verdict;
  /** What went wrong: `reading`, `deciding`, `context` or `saying`; absent where nothing did. */
  readonly where?: string;
  /** What came of it; equal words are counted together. */
  readonly cause?: string;
}

const VERDICTS = ['right', 'clumsy', 'useless', 'harmful'] as const;
const LEGEND =
  'Right: what a good human assistant would have done. Clumsy: the right thing, said or asked badly. Useless: the owner or guest was asked, or nothing happened, where anyone would act. Harmful: something wrong reached a guest or the calendar.';

interface Played {
  readonly file: string;
  readonly judged?: string;
  readonly section: string;
  readonly how: string;
}

/** What was played and judged: conversations in FILE.jsonl, their judgements in JUDGED-judgements.jsonl (FILE where absent). */
const SETS: readonly Played[] = [
  {
    file: 'ordinary',
    section: 'conversations',
    how: 'without a model in the mode “when unsure” and judged turn by turn by one reader of the transcripts, who also wrote them: development data, no blind set',
  },
  {
    file: 'opened',
    section: 'conversations_opened',
    how: 'once, with a model whose answers were given at the desk by somebody who saw instructions and input alone; written without sight of code or data, and judged by two others against what their writer would have done. The code was that of 342c7f2: what was mended afterwards (meetings that stand in the calendar, no booking before the owner has agreed to a meeting, a zone that is not known) is not in these figures',
  },
  {
    file: 'development',
    section: 'conversations_development',
    how: 'half of them (65), with a model whose answers were given at the desk by somebody who saw instructions (version 6) and input alone, and judged by two who saw no code. Development data: 30 of the 65 had been looked at before, and of those 87 turns 20 are right and 11 harmful; of the 67 turns of the others 15 and 11',
  },
  {
    file: 'development',
    judged: 'development-2',
    section: 'conversations_development_2',
    how: '40 of the other half, once, as of 9e8752ce and with answers given at the desk by two who saw instructions (version 6) and input alone, and judged by two who saw no code. Nobody who works on the code had looked at them. What was mended afterwards from them (starts to the minute, days before a figure) is not in these figures',
  },
];

/** `npx tsx evals/conversations/judged.ts`: writes the sections of the judged conversations in evals/RESULTS.md. */
for (const { file, judged: name = file, section, how } of SETS) {
  const judged = readFileSync(join('evals', 'conversations', `${name}-judgements.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Judged);
  const groups = [...new Set(judged.map(groupOf))];
  const wrong = judged.filter(({ verdict }) => verdict !== 'right');
  writeSection(section, [
    `# Written conversations: ${file} (${new Set(judged.map(({ id }) => id)).size}, ${judged.length} turns)`,
    '',
    `evals/conversations/${file}.jsonl, played by \`npm run eval:conversations\` ${how}. ${LEGEND} A turn that is wrong only because one before it was is counted, too; one that could not be played because of that (an answer to an invitation that was never sent) is not.`,
    '',
    '| | turns | right | clumsy | useless | harmful |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    row('all', judged),
    ...(groups.length > 1
      ? groups.map((group) =>
          row(
            group,
            judged.filter((one) => groupOf(one) === group),
          ),
        )
      : []),
    '',
    `Where it went wrong: ${tally(wrong.map(({ where }) => where ?? '')).join(', ')}.`,
    '',
    'Causes:',
    '',
    ...tally(wrong.flatMap(({ cause }) => cause ?? [])).map((line) => `- ${line}`),
  ]);
}

/** Ids begin with the language, where a set names it. */
function groupOf({ id }: Judged): string {
  return /^([a-z]{2})-/.exec(id)?.[1] ?? 'all';
}

function row(name: string, of: readonly Judged[]): string {
  const cells = VERDICTS.map((verdict) => {
    const count = of.filter((one) => one.verdict === verdict).length;
    return `${count} = ${Math.round((100 * count) / of.length)} %`;
  });
  return `| ${[name, of.length, ...cells].join(' | ')} |`;
}

/** The most frequent first. */
function tally(words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([word, count]) => `${word}: ${count}`);
}
