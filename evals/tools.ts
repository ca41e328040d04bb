import { writeSection } from './results-section';
import { workbench, workbenchReport } from './tools/workbench';

/** `npm run eval:tools`: an outside agent's calls through our tool layer, as expected and corrupted. Data: SUNDIAL_EVAL_DIR. */
const set = workbench(process.env.SUNDIAL_EVAL_DIR ?? '');
if (!set) {
  console.error('SUNDIAL_EVAL_DIR must name the folder with workbench.');
  process.exit(2);
}
const report = [
  '# Calls through the tool layer',
  '',
  'Written by `npm run eval:tools`. The calls that WorkBench (open part) expects, each task on a fresh office, are held against the owner’s order as our grammar reads it: known tool, form of the arguments, what they name exists, the time is possible, and it was ordered. A time that is taken is accepted only where the owner named that very time. Then every call with one thing wrong.',
  '',
  ...workbenchReport(set),
];
console.log(report.join('\n'));
writeSection('tools', report);
