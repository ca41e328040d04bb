import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import type { Contract, Violation } from '../contract';
import type { Faults } from '../faults';
import { DroppedConnection } from '../google/api';
import { behaviourSchema, type ModelCall, type ModelStandIn, type Scripted } from './stand-in';

export const LLM_PATH = '/sandbox/llm/v1';

export interface LlmDeps {
  readonly contract: Contract;
  readonly faults: Faults;
  readonly violations: Violation[];
  readonly model: ModelStandIn;
}

const requestSchema = z.object({
  model: z.string(),
  messages: z.tuple([
    z.object({ role: z.literal('system'), content: z.string() }),
    z.object({ role: z.literal('user'), content: z.string() }),
  ]),
});

/** OpenAI's chat completions: fault → description → answer → description. */
export function llmApi({ contract, faults, violations, model }: LlmDeps): Hono {
  const app = new Hono();
  app.get('/models', (c) =>
    c.json({
      object: 'list',
      data: behaviourSchema.options.map((id) => ({ id, object: 'model', owned_by: 'sandbox' })),
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
    const said = model.answer({
      model: request.data.model,
      instructions: system.content,
      input: JSON.parse(user.content) as ModelCall['input'],
    });
    const answer = completion(request.data.model, said, system.content.length + user.content.length);
    violations.push(...contract.checkResponse('chat', 200, answer));
    return c.json(answer);
  });
  return app;
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
