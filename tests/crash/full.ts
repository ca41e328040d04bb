import { crashRun } from './run';

/** `npm run test:crash`: 200 conversations, 60 kills. Prints the figures; fails when one of them is not as it must be. */
const report = await crashRun({
  loops: Number(process.env.CRASH_LOOPS ?? 200),
  kills: Number(process.env.CRASH_KILLS ?? 60),
  abreast: 8,
  seed: Number(process.env.CRASH_SEED ?? 1),
  log: (line) => console.log(line),
  timeoutMs: 1_200_000,
});
console.table(report);
const wrong =
  report.booked !== report.meetings ||
  report.meetings !== report.calendarEvents ||
  report.stored !== report.handedIn ||
  report.unhandled + report.outOfOrder + report.doubled + report.lost + report.unknown + report.overlaps > 0;
process.exit(wrong ? 1 : 0);
