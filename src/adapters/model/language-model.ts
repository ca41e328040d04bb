import type { LanguageModel } from 'ai';
import { type ModelSettings, modelRoot } from './settings';

/** Mail goes to the host that was configured and to no other. */
const withoutRedirects: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' });

/** The SDK's handle of a model. Only the package of its vendor is loaded. */
export async function languageModel(settings: ModelSettings): Promise<LanguageModel> {
  const { provider, model } = settings;
  const common = { baseURL: modelRoot(settings), apiKey: settings.apiKey ?? undefined, fetch: withoutRedirects };
  switch (provider) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(common).chat(model);
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(common)(model);
    case 'google':
      return (await import('@ai-sdk/google')).createGoogleGenerativeAI(common)(model);
    case 'compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return createOpenAICompatible({ ...common, name: 'compatible', supportsStructuredOutputs: true })(model);
    }
  }
}
