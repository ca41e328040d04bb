import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) };
const base = { resolve: { alias } };

export default defineConfig({
  test: {
    projects: [
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
