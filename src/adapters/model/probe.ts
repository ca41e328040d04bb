import { modelListSchema } from './model-list';
import { type ModelSettings, modelRoot } from './settings';

const TIMEOUT_MS = 8_000;
const ANTHROPIC_VERSION = '2023-06-01';

/** `listed` is whether the vendor names the model; null when its list is of another form. */
export type ModelProbe =
  | { readonly ok: true; readonly listed: boolean | null }
  | { readonly ok: false; readonly reason: string };

/** Asks for the list of models, which costs nothing: whether host and key are right. Never throws. */
export async function probeModel(settings: ModelSettings): Promise<ModelProbe> {
  try {
    const answer = await fetch(`${modelRoot(settings)}/models`, {
      headers: credentials(settings),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) return { ok: false, reason: `HTTP ${answer.status}` };
    const names = modelListSchema.safeParse(await answer.json().catch(() => null));
    return { ok: true, listed: names.success ? names.data.includes(settings.model) : null };
  } catch (error) {
    return {
      ok: false,
      reason: error instanceof Error && error.name === 'TimeoutError' ? 'no answer' : 'not reachable',
    };
  }
}

function credentials({ provider, apiKey }: ModelSettings): Record<string, string> {
  if (apiKey === null) return {};
  if (provider === 'anthropic') return { 'x-api-key': apiKey, 'anthropic-version': ANTHROPIC_VERSION };
  return provider === 'google' ? { 'x-goog-api-key': apiKey } : { authorization: `Bearer ${apiKey}` };
}
