/**
 * Why words of a person were not taken for a mail, in sentences: what `verifyReply` found of its plain text and its HTML, each
 * once. What is named there by number is counted from the top of the mail.
 */
export function refusedWords(problems: readonly string[]): string[] {
  const said = problems.map((problem) => problem.replace(/^(?:text|html): /, ''));
  return [...new Set(said.map(sentence))];
}

const RULES: readonly (readonly [RegExp, (n: string) => string])[] = [
  [/^time (\d+) differs/, (n) => `Time ${n} is another than is planned.`],
  [/^time (\d+) is missing/, (n) => `Time ${n} of the plan is missing.`],
  [/^time (\d+) is one too many/, (n) => `Time ${n} is not in the plan.`],
  [/^option (\d+) /, (n) => `Choice ${n} can be read as another time than is planned.`],
  [/^choice (\d+) /, (n) => `Choice ${n} has another number or link than is planned.`],
  [/choices instead of/, () => 'There are more or fewer choices than are planned.'],
  [/minutes|length/, () => 'It names another length than is planned.'],
  [/link|address|url/i, () => 'A link is missing, or another than is planned.'],
  [/who/, () => 'It does not say who it is about.'],
  [/fact/, () => 'Something that the mail has to say is missing, or another.'],
];

function sentence(problem: string): string {
  for (const [found, words] of RULES) {
    const match = found.exec(problem);
    if (match) return words(match[1] ?? '');
  }
  return `It says something else than is planned: ${problem}.`;
}
