import { join } from 'node:path';

/** Answers of models, by question. Recordings of outside data hold words of it and are not ours to publish. */
export const RECORDINGS = join('evals', 'recordings');
