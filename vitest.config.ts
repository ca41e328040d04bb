import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) };
const base = { resolve: { alias } };

/** The parts that must not depend on the process's own zone, run once more where that zone is not UTC. */
const inZone = (name: string, TZ: string) => ({
  ...base,
  test: {
    name,
    environment: 'node' as const,
    env: { TZ, REPEATED: '1' },
    setupFiles: ['tests/support/local-zone.ts'],
    include: ['src/core/{time,recurrence}/**/*.test.ts'],
    testTimeout: 60_000,
  },
});

/** Whole conversations take the longest: begun first, they leave no core idle at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => /\/tests\/(?:crash|evals|loops)\//.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
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
          name: 'unit',
          environment: 'node',
          include: ['src/{core,config,inspect}/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        ...base,
        test: {
          name: 'integration',
          environment: 'node',
          include: ['src/{modules,server,db,supervisor}/**/*.test.ts', 'src/*.test.ts', 'tests/**/*.test.ts'],
          globalSetup: ['tests/support/services.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...base,
        test: {
          name: 'contract',
          environment: 'node',
          include: ['{sandbox,src/adapters}/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        ...base,
        plugins: [react()],
        test: {
          name: 'ui',
          environment: 'happy-dom',
          globals: true,
          include: ['src/**/*.test.tsx'],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
