import { runRoles } from '../run-roles';
import { workerRole } from '../worker-role';

/** The worker role alone, for `npm run dev`: whatever this file imports makes it start anew. */
runRoles({ worker: workerRole }, { development: true });
