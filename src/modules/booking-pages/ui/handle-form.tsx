'use client';

import { useMessages } from '@/messages/use-messages';
import { sendJson } from '@/ui/fetch-json';
import { Field, Input } from '@/ui/field';
import { Form, SaveButton } from '@/ui/form/form-parts';
import { useForm } from '@/ui/form/use-form';

/** The name under which the pages are found. `base` is what stands before it: `host/book/`. */
export function HandleForm({ handle, base }: { handle: string; base: string }) {
  const t = useMessages('booking-pages');
  const send = (values: { handle: string }) => sendJson('/api/booking-pages/handle', 'PUT', values);
  const limits = { handle: { required: true, minLength: 3, maxLength: 32 } } as const;
  const form = useForm({ saved: { handle }, limits, send, done: t('handleSaved') });
  return (
    <Form form={form}>
      <Field label={t('handle')} hint={t('handleHint')} error={form.problems.handle}>
        {(attributes) => (
          <div className="flex flex-wrap items-center gap-2">
            <span className="text-ink-2">{base}</span>
            <Input
              {...attributes}
              {...form.bind('handle')}
              autoComplete="off"
              autoCapitalize="none"
              className="min-w-0 flex-1 basis-40"
            />
            <SaveButton form={form} />
          </div>
        )}
      </Field>
    </Form>
  );
}
