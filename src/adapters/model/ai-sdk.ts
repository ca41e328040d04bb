import type { LanguageModel, LanguageModelUsage } from 'ai';
import type { ModelAnswer, ModelPort, ModelRequest, ModelUsage } from '@/ports/model';
import { failureOf, mayPass, retryAfterMs, statusOf } from './failure';
import { languageModel } from './language-model';
import { onceMore } from './once-more';
import { type ModelSettings, modelRoot, nameOf } from './settings';

const TIMEOUT_MS = 20_000;
/** Of the one repetition, after a failure that may pass. It counts into the time-out. */
const RETRY_PAUSE_MS = 2_000;

export interface ModelOptions {
  /** Real milliseconds for an answer, repetition included. */
  readonly timeoutMs?: number;
  /** Before the repetition, where the provider does not say how long to wait. */
  readonly retryPauseMs?: number;
  /** Told which attempt failed and why; neither content nor key is in it. */
  readonly onFailure?: (text: string) => void;
}

/**
 * A model behind the AI SDK 6: `generateText` with `Output.object`. The SDK, which takes most of a second and 40 MB, is
 * loaded with the first question.
 */
export function aiSdkModel(settings: ModelSettings, options: ModelOptions = {}): ModelPort {
  const { timeoutMs = TIMEOUT_MS, retryPauseMs = RETRY_PAUSE_MS, onFailure = () => {} } = options;
  const name = nameOf(settings);
  const recipient = new URL(modelRoot(settings)).host;
  let model: LanguageModel | undefined;
  return {
    name,
    recipient,
    async generate<T>(request: ModelRequest<T>): Promise<ModelAnswer<T>> {
      const sdk = await import('ai');
      // The SDK's warnings go to the console with the settings of the call.
      (globalThis as { AI_SDK_LOG_WARNINGS?: boolean }).AI_SDK_LOG_WARNINGS = false;
      model ??= await languageModel(settings);
      const signal = AbortSignal.timeout(timeoutMs);
      let usage: ModelUsage | null = null;
      try {
        const question = {
          model,
          system: request.instructions,
          prompt: JSON.stringify(request.input),
          output: sdk.Output.object({ schema: request.schema, name: request.schemaName }),
          // Anthropic's API no longer takes one; the SDK leaves it out for OpenAI's models that do not.
          ...(settings.provider === 'anthropic' ? {} : { temperature: 0 }),
          maxOutputTokens: request.maxOutputTokens,
          maxRetries: 0,
          abortSignal: signal,
          // Nothing is kept at the vendor beyond what answering takes.
          providerOptions: { openai: { store: false } },
        };
        const result = await onceMore(() => sdk.generateText(question), {
          pauseMs: (error) => (mayPass(error, sdk) ? (retryAfterMs(error, sdk) ?? retryPauseMs) : null),
          signal,
        });
        usage = usageOf(result.totalUsage);
        return { ok: true, value: result.output as T, usage };
      } catch (error) {
        const reason = signal.aborted ? 'timeout' : failureOf(error, sdk);
        const status = statusOf(error, sdk);
        onFailure(`${name}: ${reason}${status === undefined ? '' : ` (HTTP ${status})`}`);
        return {
          ok: false,
          reason,
          usage: sdk.NoObjectGeneratedError.isInstance(error) ? usageOf(error.usage) : usage,
        };
      }
    },
  };
}

function usageOf(usage: LanguageModelUsage | undefined): ModelUsage | null {
  if (usage?.inputTokens === undefined && usage?.outputTokens === undefined) return null;
  return { inputTokens: usage.inputTokens ?? 0, outputTokens: usage.outputTokens ?? 0 };
}
