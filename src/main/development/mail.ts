import { startMail } from '../mail-role';
import { runRoles } from '../run-roles';

/** The mail role alone, for `npm run dev`: whatever this file imports makes it start anew. */
runRoles({ mail: startMail }, { development: true });
