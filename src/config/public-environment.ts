import { parsePublicEnvironment } from './environment';
import type { PublicEnvironment } from './public-variables';

const key = '__SUNDIAL_PUBLIC__';
const holder = globalThis as { [key]?: PublicEnvironment };

/** The public settings, on servers and in browsers alike. Defaults where none were published (a build). */
export function publicEnvironment(): PublicEnvironment {
  return holder[key] ?? parsePublicEnvironment({});
}

/** Makes the settings known to this process. */
export function publishEnvironment(values: PublicEnvironment): void {
  holder[key] = values;
}

/** Body of the inline script by which a page hands the settings to the browser; safe inside `<script>`. */
export function publicEnvironmentScript(): string {
  const json = JSON.stringify(publicEnvironment()).replaceAll('<', '\\u003c');
  return `globalThis.${key}=${json}`;
}
