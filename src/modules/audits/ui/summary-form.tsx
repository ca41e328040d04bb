'use client';

import { useMemo, useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import { Field, Textarea } from '@/ui/field';
import { Form } from '@/ui/form/form-parts';
import { useForm } from '@/ui/form/use-form';
import { Kbd } from '@/ui/kbd';
import { type KeyList, PageKeys } from '@/ui/page-keys';
import { useAction } from '@/ui/use-action';
import { useKeys } from '@/ui/use-keys';
import type { Audit } from '../schema';

interface SummaryFormProps {
  readonly audit: Pick<Audit, 'id' | 'state' | 'text' | 'textBy'>;
}

/** The text of an audit: drafted from its counts, changed by hand where need be, signed. */
export function SummaryForm({ audit: { id, state, text, textBy } }: SummaryFormProps) {
  const t = useMessages('audits');
  const { busy, run } = useAction();
  const [by, setBy] = useState(textBy);
  const form = useForm({
    saved: { text: text ?? '' },
    limits: { text: { required: true, minLength: 20, maxLength: 4_000 } },
    send: (values) => sendJson(`/api/admin/trainer-audit/${id}/sign`, 'POST', values),
    done: t('signedToast'),
  });
  const draft = () =>
    run(async () => {
      const made = await sendJson<{ text: string; by: 'template' | 'model' }>(
        '/api/admin/trainer-audit/summarize',
        'POST',
        { auditId: id },
      );
      form.change({ text: made.text });
      setBy(made.by);
    }, t('drafted'));
  // Before all is judged the key is the form's of a mail.
  useKeys({ d: () => (state === 'judged' ? void draft() : false) });
  const keys = useMemo<KeyList>(() => [[['d'], t('keyDraft')]], [t]);
  const hints = { model: t('byModel'), template: t('byTemplate'), person: t('summaryLine') };
  return (
    <Form form={form} className="grid max-w-2xl gap-3">
      <PageKeys keys={keys} />
      <Field label={t('summaryText')} hint={hints[by ?? 'person']} error={form.problems.text}>
        {(attributes) => <Textarea {...attributes} {...form.bind('text')} className="min-h-40" />}
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <Button busy={busy} onClick={() => void draft()}>
          {t('draft')} <Kbd>d</Kbd>
        </Button>
        {state === 'judged' ? (
          <Button type="submit" look="primary" busy={form.busy}>
            {t('sign')}
          </Button>
        ) : (
          <span className="text-xs text-ink-2">{t('judgeFirst')}</span>
        )}
      </div>
    </Form>
  );
}
