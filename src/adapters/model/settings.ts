/** Which model, where, and the key for it. `compatible` is any server that speaks OpenAI's chat completions. */
export interface ModelSettings {
  readonly provider: 'openai' | 'anthropic' | 'google' | 'compatible';
  readonly model: string;
  /** Null: the vendor's own. Required for `compatible`. */
  readonly baseUrl: string | null;
  /** Null for local servers without one. */
  readonly apiKey: string | null;
}

const HOSTS = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
} as const;

/** Root of the vendor's API. Throws for `compatible` without one. */
export function modelRoot({ provider, baseUrl }: Pick<ModelSettings, 'provider' | 'baseUrl'>): string {
  if (baseUrl !== null) return baseUrl.replace(/\/$/, '');
  if (provider === 'compatible') throw new Error('A compatible model needs LLM_BASE_URL');
  return HOSTS[provider];
}

/** What a model is called in logs, in the settings and as part of a question's hash. */
export function nameOf({ provider, model }: Pick<ModelSettings, 'provider' | 'model'>): string {
  return `${provider}:${model}`;
}
