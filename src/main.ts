import { parseArgs } from 'node:util';
import { startMail } from './main/mail-role';
import { runRoles } from './main/run-roles';
import { startWebRole } from './main/web-role';
import { workerRole } from './main/worker-role';

/** In the order in which one process starts them. */
const ROLES = { worker: workerRole, mail: startMail, web: startWebRole };

/** The composition root: starts the roles asked for by `--roles a,b`; default: all. */
const { values } = parseArgs({ options: { roles: { type: 'string', default: 'web,worker,mail' } } });
const asked = new Set(values.roles.split(','));
runRoles(Object.fromEntries(Object.entries(ROLES).filter(([name]) => asked.has(name))));
