import { z } from 'zod';
import { HOOK_EVENTS, type HookMessageType, TEST_EVENT } from '@/core/hooks/events';
import { HOOK_MESSAGES } from '@/modules/hooks/schema';

/** What is sent, in the order in which it is told of. */
export const HOOK_TYPES: readonly HookMessageType[] = [...HOOK_EVENTS, TEST_EVENT];

export const HOOK_SUMMARIES: Readonly<Record<HookMessageType, string>> = {
  'meeting.booked': 'A meeting was booked',
  'meeting.moved': 'A booked meeting has another time',
  'meeting.cancelled': 'A booked meeting was called off',
  'decision.needed': 'Something waits for its owner to decide',
  test: 'Its owner wants to see whether it works',
};

/** What whoever receives a message has to know. */
export const HOOK_DESCRIPTION =
  'Signed as by Standard Webhooks: `webhook-signature` is a list of `v1,` and base64(HMAC-SHA256(secret, ' +
  '`{webhook-id}.{webhook-timestamp}.{body}`)). Check it over the body as it came, refuse timestamps that are minutes old, and ' +
  'remember `webhook-id`: a message can come more than once, and in any order. Any status of 2xx within 15 seconds is taken as ' +
  'received; redirects are not followed; else it is sent again for about a day. 410 pauses the webhook.';

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

/** What is sent to webhooks, as the `webhooks` of OpenAPI 3.1. */
export function webhooksDescribed(): Record<string, unknown> {
  const all = HOOK_TYPES.map((type) => [
    type,
    {
      post: {
        operationId: `hook${type.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
        tags: ['Webhooks'],
        summary: HOOK_SUMMARIES[type],
        description: HOOK_DESCRIPTION,
        parameters: [
          header('webhook-id', 'The same however often the message is sent'),
          header('webhook-timestamp', 'When it is sent, in seconds since 1970'),
          header('webhook-signature', 'One or two signatures, with spaces between'),
        ],
        requestBody: { required: true, content: { 'application/json': { schema: jsonOf(HOOK_MESSAGES[type]) } } },
        responses: { '2XX': { description: 'Received' }, 410: { description: 'Never again: the webhook is paused' } },
      },
    },
  ]);
  return Object.fromEntries(all);
}

function jsonOf(schema: z.ZodType): object {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'output' });
  return json;
}
