import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { Variables } from './environment';

/** The variables of a `.env` file; none when there is no such file. */
export function readEnvFile(file: string): Variables {
  return existsSync(file) ? (parseEnv(readFileSync(file, 'utf8')) as Variables) : {};
}

/**
 * Writes a first `.env` (mode 0600) with fresh secrets, by which everything runs on the sandbox without any account, and with
 * the ports that these variables name. An existing file is left alone. Returns whether one was written.
 */
export function writeFirstEnvFile(file: string, variables: Variables): boolean {
  if (existsSync(file)) return false;
  writeFileSync(
    file,
    firstEnvFile(() => randomBytes(32).toString('hex'), variables),
    { mode: 0o600, flag: 'wx' },
  );
  return true;
}

/** Ports that a first start may have been given beside the file, so that later ones and the doctor know them, too. */
const PORTS = ['PORT', 'SMTP_PORT'];

/** Text of the first `.env`. */
export function firstEnvFile(secret: () => string, variables: Variables = {}): string {
  const origin = `http://localhost:${variables.PORT || 3000}`;
  const ports = PORTS.filter((name) => variables[name]).map((name) => `${name}=${variables[name]}\n`);
  return `# Written at the first start; .env.example says what each variable does. Keep this file: the secrets
# decide which links, sign-ins and calendar connections stay valid.

# Stand-ins take the place of Google, Zoom, DNS and mail, on this machine alone. To go live, set this to off, fill
# in the accounts below, BASE_URL, NEXTAUTH_URL and MAIL_DOMAIN, and ask \`npx sundial doctor\` what is missing. What was
# made while practising does not go live: \`npx sundial reset\` empties it.
SANDBOX=on

BASE_URL=${origin}
NEXTAUTH_URL=${origin}
PUBLIC_BASE_URL=${origin}
${ports.join('')}
NEXTAUTH_SECRET=${secret()}
SIGNING_SECRET=${secret()}
TOKEN_SIGNING_SECRET=${secret()}
# Encrypts what opens your calendars and mailboxes; without it they have to be connected again.
ENCRYPTION_KEY=${secret()}

GOOGLE_CLIENT_ID=sandbox
GOOGLE_CLIENT_SECRET=${secret()}
ZOOM_CLIENT_ID=sandbox
ZOOM_CLIENT_SECRET=${secret()}
ZOOM_SECRET_TOKEN=${secret()}
ZOOM_VERIFICATION_TOKEN=${secret()}

# off: mail is read by the grammar alone.
LLM_API_KEY=off
`;
}
