import type { ModelSettings } from '@/adapters/model/settings';
import type { ServerEnvironment } from '@/config/environment';

/** The configured language model, or null where MODEL is off. */
export function modelSettings(
  env: Pick<ServerEnvironment, 'MODEL' | 'LLM_BASE_URL' | 'LLM_API_KEY'>,
): ModelSettings | null {
  if (env.MODEL === null) return null;
  const { LLM_BASE_URL: baseUrl = null, LLM_API_KEY: key } = env;
  return { ...env.MODEL, baseUrl, apiKey: key === 'off' ? null : key };
}
