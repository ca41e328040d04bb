import {
  InvalidEnvironment,
  parseEnvironment,
  parsePublicEnvironment,
  type ServerEnvironment,
  type Variables,
} from './environment';
import { publishEnvironment } from './public-environment';

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
