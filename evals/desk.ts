import { existsSync } from 'node:fs';
import { recordDesk } from './reader/desk-recordings';
import { RECORDINGS } from './reader/recordings-folder';

/** `npm run eval:desk -- [FOLDER]`: answers given at the sandbox's desk become recordings that the evaluations replay. */
const folder = process.argv[2] ?? 'data/desk';
if (!existsSync(folder)) {
  console.error(`There is no folder ${folder} with questions and answers (sandbox/README.md: a model at a desk).`);
  process.exit(2);
}
const { recorded, unanswered, refused } = recordDesk(folder, RECORDINGS);
console.log(`${recorded.length} answers recorded in ${RECORDINGS}, ${unanswered.length} questions without an answer.`);
for (const { number, reason } of refused) console.error(`Answer ${number} is not of the form asked for:\n${reason}`);
process.exit(refused.length > 0 ? 1 : 0);
