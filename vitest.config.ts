import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) };
const base = { resolve: { alias } };

/** Against what never ends, not against a machine that has other work besides. */
const PATIENCE_MS = 300_000;

/** What runs against real servers and a real clock may fail once; it is told (docs/decisions/029-second-tries.md). */
const SECOND_TRY = 1;

/** `expect.poll` asks a second long where nothing else is said: not enough for a process that starts on a busy machine. */
const PATIENT_POLL = { poll: { timeout: 60_000 } };

/** Files without state of their own (`isolate: false`) share their worker, and with it what is imported once. */
const core = { environment: 'node' as const, isolate: false, testTimeout: PATIENCE_MS };

/** The parts that must not depend on the process's own zone, run once more where that zone is not UTC. */
const inZone = (name: string, TZ: string) => ({
  ...base,
  test: {
    ...core,
    name,
    env: { TZ, REPEATED: '1' },
    setupFiles: ['tests/support/local-zone.ts', 'tests/support/seeded.ts'],
    include: ['src/core/{time,recurrence}/**/*.test.ts'],
  },
});

/** The whole product, in parts or in one. */
const product = (name: string, include: string[], more: { isolate?: false; exclude?: string[] }) => ({
  ...base,
  test: {
    name,
    include,
    environment: 'node' as const,
    globalSetup: ['tests/support/services.ts'],
    retry: SECOND_TRY,
    expect: PATIENT_POLL,
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
    ...more,
  },
});

/**
 * What takes longest is begun first and leaves no core idle at the end. The rest goes project by project, since a worker is
 * shared only by files of one that follow on each other.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => /\/tests\/(?:crash|evals)\//.test(moduleId);
    const sorted = await super.sort(files);
    const rest = sorted.filter((file) => !isLong(file));
    const projects = new Set(['conversations', ...rest.map(({ project }) => project.name)]);
    const ofProject = (name: string) => rest.filter(({ project }) => project.name === name);
    return [...sorted.filter(isLong), ...[...projects].flatMap(ofProject)];
  }
}

export default defineConfig({
  test: {
    // All cores: a file with a database, an engine and mail waits for them a good part of its time.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      inZone('los-angeles', 'America/Los_Angeles'),
      inZone('kolkata', 'Asia/Kolkata'),
      {
        ...base,
        test: {
          ...core,
          name: 'unit',
          setupFiles: ['tests/support/seeded.ts'],
          include: ['src/{core,config,inspect}/**/*.test.ts'],
        },
      },
      {
        ...base,
        test: {
          name: 'integration',
          environment: 'node',
          isolate: false,
          include: ['src/{modules,server,db}/**/*.test.ts'],
          globalSetup: ['tests/support/services.ts'],
          retry: SECOND_TRY,
          expect: PATIENT_POLL,
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
      product('conversations', ['tests/{loops,mail}/**/*.test.ts'], { isolate: false }),
      // Processes of the product, and what kills them: every file in a worker of its own.
      product('product', ['src/supervisor/**/*.test.ts', 'src/*.test.ts', 'tests/**/*.test.ts'], {
        exclude: ['tests/{loops,mail}/**'],
      }),
      {
        ...base,
        test: {
          name: 'contract',
          environment: 'node',
          isolate: false,
          include: ['{sandbox,src/adapters}/**/*.test.ts'],
          retry: SECOND_TRY,
          expect: PATIENT_POLL,
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
      {
        ...base,
        plugins: [react()],
        test: {
          name: 'ui',
          environment: 'happy-dom',
          globals: true,
          setupFiles: ['tests/support/patience.ts'],
          include: ['src/**/*.test.tsx'],
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
    ],
  },
});
