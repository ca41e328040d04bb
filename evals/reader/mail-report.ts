import type { MailScore } from './score-mails';
import { f1, quantile, wilson } from './statistics';

/** The figures of one reader on one set of mails, as Markdown lines. */
export function mailReport(scores: readonly MailScore[]): string[] {
  const count = (test: (score: MailScore) => boolean | null): number => scores.filter((score) => test(score)).length;
  const share = (of: (score: MailScore) => boolean | null): string => {
    const asked = scores.filter((score) => of(score) !== null);
    return wilson(asked.filter((score) => of(score)).length, asked.length);
  };
  const total = (of: (score: MailScore) => number): number => scores.reduce((sum, score) => sum + of(score), 0);
  const compared = scores.filter((score) => !score.row.gold.mustAsk);
  const windows = {
    hit: compared.reduce((sum, score) => sum + score.windows.hit, 0),
    found: compared.reduce((sum, score) => sum + score.windows.found, 0),
    gold: compared.reduce((sum, score) => sum + score.windows.gold, 0),
  };
  const overlaps = scores.flatMap((score) => score.windowOverlap ?? []);
  const intents = intentCounts(compared);
  const micro = [...intents.values()].reduce(
    (sum, counts) => ({
      hit: sum.hit + counts.hit,
      found: sum.found + counts.found,
      gold: sum.gold + counts.gold,
    }),
    { hit: 0, found: 0, gold: 0 },
  );
  const each = [...intents.values()].map((counts) => f1(counts) ?? 0);
  const times = scores.map((score) => score.milliseconds);
  const auto = count((score) => score.auto);
  return [
    `- exact readings: ${wilson(
      count((score) => score.exact),
      scores.length,
    )}`,
    `- windows: precision ${wilson(windows.hit, windows.found)}, recall ${wilson(windows.hit, windows.gold)}, mean overlap (IoU) ${overlaps.length === 0 ? 'no rows' : (overlaps.reduce((a, b) => a + b, 0) / overlaps.length).toFixed(3)}`,
    `- intents: micro F1 ${f1(micro)?.toFixed(3) ?? 'no rows'}, macro F1 ${(each.reduce((a, b) => a + b, 0) / Math.max(1, each.length)).toFixed(3)} over ${each.length} intents`,
    `- options: ${share((score) => score.optionsRight)}; zones: ${share((score) => score.zonesRight)}; duration: ${share((score) => score.durationRight)}; people: ${share((score) => score.peopleRight)}`,
    `- automatic: ${wilson(auto, scores.length)}`,
    `- harmful automatic acts, of all mails: ${wilson(
      count((score) => score.harmful),
      scores.length,
    )}; stricter (automatic, not silent, not exact): ${wilson(
      count((score) => score.autoWrong),
      scores.length,
    )}`,
    `- silence: precision ${wilson(
      count((score) => score.silent && score.goldSilent),
      count((score) => score.silent),
    )}, recall ${wilson(
      count((score) => score.silent && score.goldSilent),
      count((score) => score.goldSilent),
    )}`,
    `- time per mail: p50 ${quantile(times, 0.5).toFixed(2)} ms, p95 ${quantile(times, 0.95).toFixed(2)} ms (mean ${(total((score) => score.milliseconds) / Math.max(1, scores.length)).toFixed(2)} ms)`,
  ];
}

function intentCounts(scores: readonly MailScore[]): Map<string, { hit: number; found: number; gold: number }> {
  const counts = new Map<string, { hit: number; found: number; gold: number }>();
  for (const { answer, row } of scores) {
    const found = new Set(answer.reading.intents);
    const gold = new Set(row.gold.intents);
    for (const kind of new Set([...found, ...gold])) {
      const entry = counts.get(kind) ?? { hit: 0, found: 0, gold: 0 };
      counts.set(kind, {
        hit: entry.hit + Number(found.has(kind) && gold.has(kind)),
        found: entry.found + Number(found.has(kind)),
        gold: entry.gold + Number(gold.has(kind)),
      });
    }
  }
  return counts;
}

/** One table row per value of a tag. */
export function tagTable(scores: readonly MailScore[], tagsOf: (score: MailScore) => readonly string[]): string[] {
  const tags = [...new Set(scores.flatMap(tagsOf))].sort();
  const lines = tags.map((tag) => {
    const group = scores.filter((score) => tagsOf(score).includes(tag));
    const count = (test: (score: MailScore) => boolean): number => group.filter(test).length;
    const cells = [
      tag,
      group.length,
      wilson(
        count((score) => score.exact),
        group.length,
      ),
      count((score) => score.auto),
      count((score) => score.harmful),
      count((score) => score.autoWrong),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| part | mails | exact | automatic | harmful | automatic, not exact |',
    '| --- | ---: | --- | ---: | ---: | ---: |',
    ...lines,
  ];
}
