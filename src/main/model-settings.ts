import { aiSdkModel } from '@/adapters/model/ai-sdk';
import type { ModelSettings } from '@/adapters/model/settings';
import type { ServerEnvironment } from '@/config/environment';
import type { ModelPort } from '@/ports/model';

type Named = Pick<ServerEnvironment, 'MODEL' | 'LLM_BASE_URL' | 'LLM_API_KEY'>;
type Timed = Named & Pick<ServerEnvironment, 'LLM_TIMEOUT_SECONDS'>;

/** Which language model is configured, or null where MODEL is off. */
export function modelSettings(env: Named): ModelSettings | null {
  if (env.MODEL === null) return null;
  const { LLM_BASE_URL: baseUrl = null, LLM_API_KEY: key } = env;
  return { ...env.MODEL, baseUrl, apiKey: key === 'off' ? null : key };
}

/** The configured language model, which is given up after LLM_TIMEOUT_SECONDS; null where MODEL is off. */
export function modelPort(env: Timed, onFailure: (text: string) => void): ModelPort | null {
  const settings = modelSettings(env);
  return settings && aiSdkModel(settings, { timeoutMs: env.LLM_TIMEOUT_SECONDS * 1000, onFailure });
}
