interface ModelVariables {
  readonly MODEL: { readonly provider: string } | null;
  readonly LLM_API_KEY: string;
  readonly LLM_BASE_URL?: string;
  readonly SANDBOX: boolean;
}

/** What the configured model needs and is not set. Returns a text per variable. The sandbox brings its own model. */
export function modelGaps({ MODEL, LLM_API_KEY, LLM_BASE_URL, SANDBOX }: ModelVariables): Record<string, string[]> {
  if (MODEL === null || SANDBOX) return {};
  if (MODEL.provider === 'compatible') return LLM_BASE_URL ? {} : { LLM_BASE_URL: ['Required'] };
  return LLM_API_KEY === 'off' ? { LLM_API_KEY: [`MODEL=${MODEL.provider}:… needs a key`] } : {};
}
