import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { seeded } from '../../tests/support/random';

/** Bytes of a loop's id; nothing else of this length is drawn. */
const LOOP_ID_BYTES = 10;

/**
 * Ids of loops from a seed instead of from chance: they choose among equally good times and among wordings, and a run
 * is to be the same run again. All other random bytes stay random. Answers how to undo it.
 */
export function seedLoopIds(seed: number): () => void {
  const original = crypto.randomBytes;
  const chance = seeded(seed);
  const drawn = (size: number, callback?: unknown): Buffer => {
    if (size !== LOOP_ID_BYTES || callback !== undefined)
      return (original as (...all: unknown[]) => Buffer)(size, callback);
    return Buffer.from(Array.from({ length: size }, () => Math.floor(chance() * 256)));
  };
  const install = (value: unknown) => {
    (crypto as { randomBytes: unknown }).randomBytes = value;
    syncBuiltinESMExports();
  };
  install(drawn);
  return () => install(original);
}
