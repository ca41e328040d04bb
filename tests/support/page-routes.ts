import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const APP = join(import.meta.dirname, '../../src/app');

/** The address of every page, from the folders under src/app: `/loops/[id]`, `/settings`. Sorted. */
export function pageRoutes(): string[] {
  return readdirSync(APP, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === 'page.tsx')
    .map((entry) => routeOf(entry.parentPath.slice(APP.length)))
    .sort();
}

/** A folder as an address: groups in parentheses are not part of it. */
function routeOf(folder: string): string {
  const parts = folder.split(/[\\/]/).filter((part) => part !== '' && !/^\(.*\)$/.test(part));
  return `/${parts.join('/')}`;
}
