import {
  InvalidEnvironment,
  parseEnvironment,
  parsePublicEnvironment,
  type ServerEnvironment,
  type Variables,
} from './environment';
import { publicEnvironment, publishEnvironment } from './public-environment';
import { PUBLIC_PREFIX } from './public-variables';

/** The process's variables as they are. No other file reads `process.env`. */
export function processVariables(): Variables {
  return process.env;
}

/** Puts variables under those that the process has already; used for the `.env` file. */
export function addVariables(variables: Variables): void {
  for (const [name, value] of Object.entries(variables)) process.env[name] ??= value;
}

/**
 * Checks the variables, publishes the public half, and logs what is wrong before throwing it.
 * @throws InvalidEnvironment, or Error 'TOKEN_SIGNING_SECRET is required in production'.
 */
export function loadEnvironment(variables: Variables = process.env): ServerEnvironment {
  try {
    const values = parseEnvironment(variables);
    publishEnvironment(parsePublicEnvironment(variables));
    return values;
  } catch (error) {
    if (error instanceof InvalidEnvironment) console.error(error.message, error.fields);
    throw error;
  }
}

let loaded: ServerEnvironment | undefined;

/**
 * The settings, checked at the first look. In a browser only the public ones can be read:
 * @throws Error 'Attempted to access a server-side environment variable on the client'.
 */
export const env = new Proxy({} as ServerEnvironment, {
  get(_, name) {
    if (typeof name !== 'string') return undefined;
    if (typeof window !== 'undefined') {
      if (name.startsWith(PUBLIC_PREFIX)) return Reflect.get(publicEnvironment(), name);
      throw new Error('Attempted to access a server-side environment variable on the client');
    }
    loaded ??= loadEnvironment();
    return Reflect.get(loaded, name);
  },
});
