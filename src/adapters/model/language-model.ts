import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';

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

/** Mail goes to the host that was configured and to no other. */
const withoutRedirects: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' });

/** The SDK's handle of a model. */
export function languageModel(settings: ModelSettings): LanguageModel {
  const { provider, model } = settings;
  const common = { baseURL: modelRoot(settings), fetch: withoutRedirects };
  const apiKey = settings.apiKey ?? undefined;
  switch (provider) {
    case 'openai':
      return createOpenAI({ ...common, apiKey }).chat(model);
    case 'anthropic':
      return createAnthropic({ ...common, apiKey })(model);
    case 'google':
      return createGoogleGenerativeAI({ ...common, apiKey })(model);
    case 'compatible':
      return createOpenAICompatible({ ...common, apiKey, name: 'compatible', supportsStructuredOutputs: true })(model);
  }
}
