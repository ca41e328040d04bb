import { briefingMonths } from './run';

/**
 * `npm run test:briefing-month`: 50 owners in twelve zones, a month around each change of the clock, with the product's processes
 * and a worker that is killed again and again. Prints the figures; fails when one of them is not as it must be.
 */
const report = await briefingMonths({
  owners: Number(process.env.MONTH_OWNERS ?? 50),
  spans: [
    [process.env.MONTH_SPRING ?? '2027-03-05', process.env.MONTH_SPRING_END ?? '2027-04-05'],
    [process.env.MONTH_AUTUMN ?? '2027-10-22', process.env.MONTH_AUTUMN_END ?? '2027-11-22'],
  ],
  killEvery: Number(process.env.MONTH_KILL_EVERY ?? 10),
  seed: Number(process.env.MONTH_SEED ?? 1),
  log: (line) => console.log(line),
});
console.table(report);
const { early, late, missing, doubled, empty, unwanted, answeredWrongly } = report;
process.exit(early + late + missing + doubled + empty + unwanted + answeredWrongly === 0 && report.kills > 0 ? 0 : 1);
