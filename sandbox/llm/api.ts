import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import type { Contract, Violation } from '../contract';
import type { Faults } from '../faults';
import { DroppedConnection } from '../google/api';
import type { Desk } from './desk/desk';
import { behaviourSchema, type ModelCall, type ModelStandIn, type Scripted } from './stand-in';

export const LLM_PATH = '/sandbox/llm/v1';

export interface LlmDeps {
  readonly contract: Contract;
  readonly faults: Faults;
  readonly violations: Violation[];
  readonly model: ModelStandIn;
  /** Where every question waits for somebody to answer it, in place of the model; null without one. */
  readonly desk: Desk | null;
}

const requestSchema = z.object({
  model: z.string(),
  messages: z.tuple([
    z.object({ role: z.literal('system'), content: z.string() }),
    z.object({ role: z.literal('user'), content: z.string() }),
  ]),
  response_format: z
    .object({
      json_schema: z.object({ name: z.string(), schema: z.record(z.string(), z.unknown()).optional() }).optional(),
    })
    .optional(),
});
type ChatRequest = z.infer<typeof requestSchema>;

/** Status of an answer that nobody waits for any more; it is not sent. */
const CLIENT_CLOSED = 499;

/** OpenAI's chat completions: fault → description → answer → description. */
export function llmApi({ contract, faults, violations, model, desk }: LlmDeps): Hono {
  const app = new Hono();
  app.get('/models', (c) =>
    c.json({
      object: 'list',
      data: [...behaviourSchema.options, ...(desk ? ['desk'] : [])].map((id) => ({
        id,
        object: 'model',
        owned_by: 'sandbox',
      })),
    }),
  );
  app.post('/chat/completions', async (c) => {
    const fault = faults.take('POST', `${LLM_PATH}/chat/completions`);
    if (fault) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    if (fault?.status === 0) throw new DroppedConnection();
    if (fault?.status !== undefined) {
      if (fault.retryAfterSeconds !== undefined) c.header('Retry-After', String(fault.retryAfterSeconds));
      return c.json(refusal(fault.reason ?? 'server_error'), fault.status as ContentfulStatusCode);
    }
    const body: unknown = await c.req.json().catch(() => undefined);
    const asked = contract.checkRequest('chat', new URL(c.req.url).searchParams, body);
    const request = requestSchema.safeParse(body);
    if (asked.length > 0 || !request.success) {
      violations.push(...asked);
      return c.json(refusal('invalid_request_error', asked.map(({ reason }) => reason).join('; ')), 400);
    }
    const [system, user] = request.data.messages;
    const call = {
      model: request.data.model,
      instructions: system.content,
      input: JSON.parse(user.content) as ModelCall['input'],
    };
    model.calls.push(call);
    const said = desk ? await atDesk(desk, request.data, c.req.raw.signal) : model.answer(call);
    if (said === null) return c.body(null, CLIENT_CLOSED as ContentfulStatusCode);
    const answer = completion(request.data.model, said, system.content.length + user.content.length);
    violations.push(...contract.checkResponse('chat', 200, answer));
    return c.json(answer);
  });
  return app;
}

/** What somebody at the desk says to a question; null when it is no longer waited for. */
async function atDesk(desk: Desk, request: ChatRequest, signal: AbortSignal): Promise<Scripted | null> {
  const form = request.response_format?.json_schema;
  const value = await desk.ask(
    {
      model: request.model,
      schemaName: form?.name ?? null,
      schema: form?.schema ?? null,
      messages: request.messages,
    },
    signal,
  );
  return value === undefined ? null : { text: JSON.stringify(value) };
}

/** Errors as OpenAI writes them. */
function refusal(type: string, message = 'The stand-in was told to fail') {
  return { error: { message, type, param: null, code: null } };
}

/** About as many tokens as a model counts. */
const CHARACTERS_PER_TOKEN = 4;

function completion(model: string, said: Scripted, promptCharacters: number) {
  const refused = 'refusal' in said ? said.refusal : null;
  const content = 'value' in said ? JSON.stringify(said.value) : 'text' in said ? said.text : null;
  const promptTokens = Math.ceil(promptCharacters / CHARACTERS_PER_TOKEN);
  const completionTokens = Math.ceil((content ?? refused ?? '').length / CHARACTERS_PER_TOKEN);
  return {
    id: 'chatcmpl-sandbox',
    object: 'chat.completion',
    created: 1_760_000_000,
    model,
    choices: [
      {
        index: 0,
        finish_reason: 'stop',
        logprobs: null,
        message: { role: 'assistant', content, refusal: refused },
      },
    ],
    usage: {
      prompt_tokens: promptTokens,
      completion_tokens: completionTokens,
      total_tokens: promptTokens + completionTokens,
    },
  };
}
