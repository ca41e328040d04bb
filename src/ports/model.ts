import type { z } from 'zod';

/**
 * A language model that is asked for one value of a given form. The instructions are ours; whatever other people have
 * written stands in `input` and nowhere else. It has no tools and no memory.
 */
export interface ModelPort {
  /** `provider:model`; answers of another one are other answers. */
  readonly name: string;
  /** Host to which the input is sent. */
  readonly recipient: string;
  /** Never throws: whatever goes wrong outside is a reason. */
  generate<T>(request: ModelRequest<T>): Promise<ModelAnswer<T>>;
}

export interface ModelRequest<T> {
  readonly instructions: string;
  /** Sent as one JSON text. */
  readonly input: object;
  /** Flat, every key required: several vendors take no other. */
  readonly schema: z.ZodType<T>;
  /** Name of the schema, for vendors that want one. */
  readonly schemaName: string;
  readonly maxOutputTokens: number;
}

/** `usage` is null where the vendor did not say what the attempt cost. */
export type ModelAnswer<T> =
  | { readonly ok: true; readonly value: T; readonly usage: ModelUsage | null }
  | { readonly ok: false; readonly reason: ModelFailure; readonly usage: ModelUsage | null };

/** `invalid`: an answer that is not of the form asked for. `refused`: the model would not answer. */
export type ModelFailure = 'timeout' | 'rate_limited' | 'unauthorised' | 'unavailable' | 'refused' | 'invalid';

export interface ModelUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** A configured model and what it may cost. */
export interface ModelAccess {
  readonly port: ModelPort;
  /** Tokens, in and out, that are spent at most for one owner on one day (UTC), and on one mail. */
  readonly tokensPerDay: number;
  readonly tokensPerMail: number;
  /** Whoever runs the installation lets it read the mail of owners who have not said otherwise. */
  readonly readsByDefault?: boolean;
}

/** A program on this machine that serves language models, and could be configured. */
export interface LocalModelServer {
  readonly program: string;
  /** What LLM_BASE_URL would be. */
  readonly baseUrl: string;
  /** Names that it lists, without models that answer nothing. Empty: it has none yet. */
  readonly models: readonly string[];
}
