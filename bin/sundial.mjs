#!/usr/bin/env node
// Runs the TypeScript of src/ as it is: no command needs a build of its own.
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

register({ tsconfig: fileURLToPath(new URL('../tsconfig.json', import.meta.url)) });
// A reader that stops early, such as head, is no failure.
process.stdout.on('error', () => process.exit(0));
const { main } = await import('../src/cli.ts');
process.exitCode = await main(process.argv.slice(2));
