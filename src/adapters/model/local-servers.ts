import type { LocalModelServer } from '@/ports/model';
import { modelListSchema } from './model-list';

/** A program that serves models, and its usual port. */
export interface UsualPort {
  readonly program: string;
  readonly port: number;
}

export const USUAL_PORTS: readonly UsualPort[] = [
  { program: 'Ollama', port: 11_434 },
  { program: 'llama.cpp', port: 8_080 },
  { program: 'LM Studio', port: 1_234 },
];

/** What is on this machine answers at once, or is busy with something else. */
const TIMEOUT_MS = 500;
/** Models that make vectors of texts and answer nothing; servers list them among the others. */
const EMBEDDING = /embed/i;

/**
 * The model servers that run on this machine, found by asking for their lists of models (OpenAI's `GET /v1/models`, which all
 * of them answer), on loopback alone. Whatever else answers at such a port is none. Never throws.
 */
export async function findLocalServers(
  ports: readonly UsualPort[] = USUAL_PORTS,
  timeoutMs = TIMEOUT_MS,
): Promise<LocalModelServer[]> {
  const found = await Promise.all(ports.map((usual) => serverAt(usual, timeoutMs)));
  return found.filter((server) => server !== null);
}

async function serverAt({ program, port }: UsualPort, timeoutMs: number): Promise<LocalModelServer | null> {
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  try {
    const answer = await fetch(`${baseUrl}/models`, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    const names = answer.ok ? modelListSchema.safeParse(await answer.json()) : null;
    return names?.success ? { program, baseUrl, models: names.data.filter((name) => !EMBEDDING.test(name)) } : null;
  } catch {
    return null;
  }
}
