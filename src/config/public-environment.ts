import { PUBLIC_DEFAULTS } from './public-defaults';
import type { PublicEnvironment } from './public-variables';

const key = '__SUNDIAL_PUBLIC__';
const holder = globalThis as { [key]?: PublicEnvironment };

/** What a variable must begin with to reach the browser. */
const PREFIX = 'PUBLIC_';

/**
 * The public settings, on the server and in the browser alike: each page brings those of the process that served it, so that a
 * change needs no build. Any other setting is none of the browser's business:
 * @throws Error 'Attempted to access a server-side environment variable on the client'.
 */
export const env: PublicEnvironment = new Proxy({} as PublicEnvironment, {
  get(_, name) {
    if (typeof name === 'string' && !name.startsWith(PREFIX) && typeof window !== 'undefined') {
      throw new Error('Attempted to access a server-side environment variable on the client');
    }
    return Reflect.get(holder[key] ?? PUBLIC_DEFAULTS, name);
  },
});

/** Makes the settings known to this process. */
export function publishEnvironment(values: PublicEnvironment): void {
  holder[key] = values;
}

/** Body of the inline script by which a page hands the settings to the browser; safe inside `<script>`. */
export function publicEnvironmentScript(): string {
  const json = JSON.stringify(holder[key] ?? PUBLIC_DEFAULTS).replaceAll('<', '\\u003c');
  return `globalThis.${key}=${json}`;
}
