import { runRoles } from '../run-roles';
import { startWebRole } from '../web-role';

/** The web role alone, for `npm run dev`: whatever this file imports makes it start anew. */
runRoles({ web: startWebRole }, { development: true });
