import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** `linux-x64`, `darwin-arm64`, …: the suffix of npm packages that hold one platform's binaries. */
export const PLATFORM = `${process.platform}-${process.arch}`;

/**
 * The file that `name` resolves to, in an npm package that exists per platform.
 * @throws with what to do when npm did not install it (optional dependencies omitted, or an unsupported platform).
 */
export function resolveNative(specifier: string): string {
  try {
    return require.resolve(specifier);
  } catch {
    throw new Error(
      `${specifier} is not installed. Run \`npm install --include=optional\`. Supported are Linux (glibc) and macOS on x64 and arm64.`,
    );
  }
}
