import { existsSync, type FSWatcher, readdirSync, rmSync, watch } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BuildFailure, type BuildOptions, context, formatMessages } from 'esbuild';
import { bundle, pageScripts } from '../../scripts/bundles.mjs';
import type { Role } from './supervisor';

/** What each role is made of. */
const ENTRIES: Readonly<Record<Role, string>> = {
  web: 'src/main/development/web.ts',
  worker: 'src/main/development/worker.ts',
  mail: 'src/main/development/mail.ts',
  sandbox: 'sandbox/main.ts',
};
const ROLES = Object.keys(ENTRIES) as Role[];
const SOURCES = ['src', 'sandbox'];
/** Beside what installations run, so that what is found from there is found from here. */
const OUTPUT = 'dist';
const PREFIX = 'development-';

/** Editors write a file in several goes, and a change of branch many files. */
const PAUSE_MS = 20;

export interface DevelopmentBuild {
  /** Node's arguments for a role, as it was built last. */
  program(role: Role): readonly string[];
  /** Builds what is saved from now on, and tells which roles it has changed, until told to stop. */
  follow(onChange: (roles: Role[], files: string[]) => void, report: (line: string) => void): void;
  stop(): Promise<void>;
}

/**
 * Bundles each role with what it imports, under a name that is made of the contents: a role has changed when its bundle
 * has another name. Pages are not among them, Next's own development server has them. @throws with the build's complaint.
 */
export async function developmentBuild(root: string): Promise<DevelopmentBuild> {
  removeEarlier(join(root, OUTPUT));
  const roles = await context({
    ...(bundle(root) as BuildOptions),
    entryPoints: ROLES.map((role) => ({ in: ENTRIES[role], out: role })),
    outdir: OUTPUT,
    entryNames: `${PREFIX}[name]-[hash]`,
    chunkNames: `${PREFIX}[name]-[hash]`,
    splitting: true,
    sourcesContent: false,
    metafile: true,
    logLevel: 'silent',
  });
  const scripts = await context({ ...(pageScripts(root) as BuildOptions), logLevel: 'silent' });
  const dispose = () => Promise.all([roles.dispose(), scripts.dispose()]);
  let built = await build().catch(async (error: unknown) => {
    await dispose();
    throw error;
  });
  const watchers: FSWatcher[] = [];
  let working: Promise<void> | null = null;

  async function build(): Promise<ReadonlyMap<Role, string>> {
    try {
      const [{ metafile }] = await Promise.all([roles.rebuild(), scripts.rebuild()]);
      const files = Object.entries(metafile!.outputs).map(([file, { entryPoint }]) => [entryPoint, file] as const);
      const fileOf = new Map(files);
      return new Map(ROLES.map((role) => [role, fileOf.get(ENTRIES[role])!]));
    } catch (error) {
      const { errors = [] } = error as Partial<BuildFailure>;
      if (errors.length === 0) throw error;
      throw new Error((await formatMessages(errors, { kind: 'error' })).join('').trimEnd());
    }
  }

  return {
    program: (role) => [built.get(role)!],
    follow(onChange, report) {
      const saved = new Set<string>();
      for (const folder of SOURCES) {
        const watcher = watch(join(root, folder), { recursive: true }, (_, name) => {
          saved.add(basename(name ?? folder));
          working ??= work().finally(() => {
            working = null;
          });
        });
        watchers.push(watcher);
      }

      async function work(): Promise<void> {
        while (saved.size > 0) {
          await sleep(PAUSE_MS);
          const files = [...saved];
          saved.clear();
          try {
            const before = built;
            built = await build();
            const changed = ROLES.filter((role) => built.get(role) !== before.get(role));
            if (changed.length > 0) onChange(changed, files);
          } catch (error) {
            report(`${(error as Error).message}\nEverything runs on as it was before; save again.`);
          }
        }
      }
    },
    async stop() {
      for (const watcher of watchers) watcher.close();
      await working;
      await dispose();
    },
  };
}

/** Every build has names of its own; those of earlier days are of no use. */
function removeEarlier(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) if (name.startsWith(PREFIX)) rmSync(join(folder, name));
}
