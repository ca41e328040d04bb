import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { developmentBuild } from './development';

let root: string;

function save(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sundial-development-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  save('src/core/shared.ts', 'export const shared = 1;');
  save('src/main/mail-role.ts', 'export const mail = 1;');
  save('src/main/development/web.ts', "import { shared } from '@/core/shared'; console.log(shared);");
  save('src/main/development/worker.ts', "import { shared } from '@/core/shared'; console.log(-shared);");
  save('src/main/development/mail.ts', "import { mail } from '../mail-role'; console.log(mail);");
  save('src/app/page.tsx', 'export const page = 1;');
  save('sandbox/main.ts', 'console.log(0);');
});

/** What a save leads to: the roles that changed, or what is reported. */
async function following() {
  const build = await developmentBuild(root);
  onTestFinished(() => build.stop());
  let tell: (said: string) => void = () => {};
  build.follow(
    (roles, files) => tell(`${files.join()}: ${roles.join()}`),
    (line) => tell(line),
  );
  return {
    build,
    afterSaving: (path: string, text: string) => {
      const said = new Promise<string>((resolve) => {
        tell = resolve;
      });
      save(path, text);
      return said;
    },
  };
}

test('a role has changed when a file that it imports was saved, and no other has', async () => {
  const { build, afterSaving } = await following();
  const before = build.program('mail');
  expect(await afterSaving('src/main/mail-role.ts', 'export const mail = 2;')).toBe('mail-role.ts: mail');
  expect(build.program('mail')).not.toEqual(before);
  expect(await afterSaving('src/core/shared.ts', 'export const shared = 2;')).toBe('shared.ts: web,worker');
  // Neither a page nor a comment is a change of a role: the next one is told alone.
  save('src/app/page.tsx', 'export const page = 2;');
  save('src/core/shared.ts', 'export const shared = 2; // two');
  expect(await afterSaving('sandbox/main.ts', 'console.log(1);')).toMatch(/main\.ts: sandbox$/);
});

test('what cannot be read is told with its place, leaves the last build as it was, and is built at the next save', async () => {
  const { build, afterSaving } = await following();
  const before = build.program('mail');
  const told = await afterSaving('src/main/mail-role.ts', 'export const mail = ;');
  expect(told).toContain('src/main/mail-role.ts:1:20');
  expect(told).toContain('runs on as it was');
  expect(build.program('mail')).toEqual(before);
  expect(await afterSaving('src/main/mail-role.ts', 'export const mail = 3;')).toBe('mail-role.ts: mail');
});

test('sources that cannot be built at the start are an error with the place', async () => {
  save('sandbox/main.ts', 'console.log(;');
  await expect(developmentBuild(root)).rejects.toThrow('sandbox/main.ts:1:12');
});
