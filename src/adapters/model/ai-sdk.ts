import {
  APICallError,
  generateText,
  type LanguageModelUsage,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
  RetryError,
} from 'ai';
import type { ModelAnswer, ModelFailure, ModelPort, ModelRequest, ModelUsage } from '@/ports/model';
import { languageModel, type ModelSettings, modelRoot } from './language-model';

const TIMEOUT_MS = 20_000;
/** One repetition, after a failure that may pass (429, 5xx, a lost connection). It counts into the time-out. */
const MAX_RETRIES = 1;

export interface ModelOptions {
  /** Real milliseconds for an answer, repetition included. */
  readonly timeoutMs?: number;
  /** Told which attempt failed and why; neither content nor key is in it. */
  readonly onFailure?: (text: string) => void;
}

/** A model behind the AI SDK 6: `generateText` with `Output.object`. */
export function aiSdkModel(settings: ModelSettings, options: ModelOptions = {}): ModelPort {
  const { timeoutMs = TIMEOUT_MS, onFailure = () => {} } = options;
  const name = `${settings.provider}:${settings.model}`;
  const model = languageModel(settings);
  // The SDK's warnings go to the console with the settings of the call.
  (globalThis as { AI_SDK_LOG_WARNINGS?: boolean }).AI_SDK_LOG_WARNINGS = false;
  return {
    name,
    recipient: new URL(modelRoot(settings)).host,
    async generate<T>(request: ModelRequest<T>): Promise<ModelAnswer<T>> {
      const signal = AbortSignal.timeout(timeoutMs);
      let usage: ModelUsage | null = null;
      try {
        const result = await generateText({
          model,
          system: request.instructions,
          prompt: JSON.stringify(request.input),
          output: Output.object({ schema: request.schema, name: request.schemaName }),
          temperature: 0,
          maxOutputTokens: request.maxOutputTokens,
          maxRetries: MAX_RETRIES,
          abortSignal: signal,
          // Nothing is kept at the vendor beyond what answering takes.
          providerOptions: { openai: { store: false } },
        });
        usage = usageOf(result.totalUsage);
        return { ok: true, value: result.output as T, usage };
      } catch (error) {
        const reason = signal.aborted ? 'timeout' : failureOf(error);
        onFailure(`${name}: ${reason}${statusText(error)}`);
        return { ok: false, reason, usage: NoObjectGeneratedError.isInstance(error) ? usageOf(error.usage) : usage };
      }
    },
  };
}

function usageOf(usage: LanguageModelUsage | undefined): ModelUsage | null {
  if (usage?.inputTokens === undefined && usage?.outputTokens === undefined) return null;
  return { inputTokens: usage.inputTokens ?? 0, outputTokens: usage.outputTokens ?? 0 };
}

function failureOf(error: unknown): ModelFailure {
  if (NoObjectGeneratedError.isInstance(error)) {
    return error.finishReason === 'content-filter' || error.text === '' ? 'refused' : 'invalid';
  }
  if (NoOutputGeneratedError.isInstance(error)) return 'refused';
  const status = statusOf(error);
  if (status === 429) return 'rate_limited';
  return status === 401 || status === 403 ? 'unauthorised' : 'unavailable';
}

function statusOf(error: unknown): number | undefined {
  const last = RetryError.isInstance(error) ? error.lastError : error;
  return APICallError.isInstance(last) ? last.statusCode : undefined;
}

function statusText(error: unknown): string {
  const status = statusOf(error);
  return status === undefined ? '' : ` (HTTP ${status})`;
}
