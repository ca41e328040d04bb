import { runRoles } from '../run-roles';
import { startWorker } from '../worker-role';

/** The worker role alone, for `npm run dev`: whatever this file imports makes it start anew. */
runRoles({ worker: startWorker }, { development: true });
