import type { HookMessageType } from '@/core/hooks/events';
import { HOOK_MESSAGES } from '@/modules/hooks/schema';
import { schemaOf } from '@/server/openapi/document';
import { HOOK_SUMMARIES } from '@/server/openapi/webhooks';
import { FieldTable } from './field-table';
import { fieldsOf, type JsonSchema } from './json-schema';

/** One message of a webhook: what it tells of, and its fields. */
export function WebhookDoc({ type }: { type: HookMessageType }) {
  const fields = fieldsOf(schemaOf(HOOK_MESSAGES[type], 'output') as JsonSchema);
  return (
    <section className="border-t border-line py-6">
      <h3 className="font-mono text-sm font-semibold">{type}</h3>
      <p className="prose-width mt-1 mb-3 text-base">{HOOK_SUMMARIES[type]}</p>
      <FieldTable caption={type} fields={fields} answer />
    </section>
  );
}
