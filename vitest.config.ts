import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Against what never ends, not against a machine that has other work besides. */
const PATIENCE_MS = 300_000;

const base = { resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } } };
const common = { testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS, setupFiles: ['tests/support/seeded.ts'] };

/** Files that share their worker, and with it what is imported once: none leaves anything behind. */
const shared = { ...common, environment: 'node' as const, isolate: false };

/** With a PostgreSQL, one for the run. `expect.poll` asks a second long by itself: too little for what has to start. */
const served = { globalSetup: ['tests/support/services.ts'], expect: { poll: { timeout: 60_000 } } };

/** With a document, which files that share their worker leave as they found it. */
const inDocument = {
  ...common,
  environment: 'happy-dom' as const,
  globals: true,
  setupFiles: ['tests/support/patience.ts', 'tests/support/tidy-document.ts', ...common.setupFiles],
  include: ['src/**/*.test.tsx'],
};
const PAGE_SCRIPTS = ['src/**/*.script.test.tsx'];

/** The parts that must not depend on the process's own zone, run once more where that zone is not UTC. */
const inZone = (name: string, TZ: string) => ({
  ...base,
  test: {
    ...shared,
    name,
    env: { TZ, REPEATED: '1' },
    setupFiles: ['tests/support/local-zone.ts', ...shared.setupFiles],
    include: ['src/core/{time,recurrence}/**/*.test.ts'],
  },
});

/** Processes of the product, and what kills them. */
const PROCESSES = ['src/supervisor/**/*.test.ts', 'tests/{crash,engine}/**/*.test.ts', 'tests/web-processes.test.ts'];

/**
 * What takes longest is begun first and leaves no core idle at the end. The rest goes project by project, since a worker is
 * shared only by files of one that follow on each other; whole conversations come before what ends in a moment.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = ['processes', 'running', 'unit', 'ui', 'page-scripts', 'los-angeles', 'kolkata'];
    const rank = ({ project, moduleId }: TestSpecification) =>
      order.indexOf(project.name) * 2 + (/\/tests\/|\/pull\.test/.test(moduleId) ? 0 : 1);
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    // One more than there are cores: whoever has a database, an engine and mail waits for them a good part of the time.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      { ...base, test: { ...shared, name: 'unit', include: ['src/{core,config,inspect,main}/**/*.test.ts'] } },
      inZone('los-angeles', 'America/Los_Angeles'),
      inZone('kolkata', 'Asia/Kolkata'),
      {
        ...base,
        test: {
          ...shared,
          ...served,
          name: 'running',
          include: ['{src/{modules,server,db,adapters},sandbox,tests}/**/*.test.ts'],
          exclude: PROCESSES,
        },
      },
      // Every file in a worker of its own.
      { ...base, test: { ...common, ...served, environment: 'node', name: 'processes', include: PROCESSES } },
      { ...base, plugins: [react()], test: { ...inDocument, name: 'ui', isolate: false, exclude: PAGE_SCRIPTS } },
      // Scripts of pages listen to the document as they are loaded: each file has a document and modules of its own.
      { ...base, plugins: [react()], test: { ...inDocument, name: 'page-scripts', include: PAGE_SCRIPTS } },
    ],
  },
});
