import type { FormLimits } from '@/core/http/form-limits';
import type { Translate } from '@/messages/message-keys';
import { Button } from '@/ui/button';
import { Field, Input, Select, Textarea } from '@/ui/field';
import { TOPICS, type Topic } from '../schema';

interface SupportFormProps {
  /** Where an answer goes, as far as it is known. */
  readonly email: string;
  readonly supportEmail: string;
  /** True after the form was sent without scripts. */
  readonly sent: boolean;
  readonly limits: FormLimits;
  readonly t: Translate<'support'>;
}

/**
 * The form to write to the operator. It works as a plain form; with ./support-form.script on the page it is sent in place, so that
 * nothing typed is lost when something is wrong. The page needs no client runtime for it.
 */
export function SupportForm({ email, supportEmail, sent, limits, t }: SupportFormProps) {
  return (
    <div data-support className="max-w-xl">
      <form action="/api/support" method="post" hidden={sent} data-offline={t('offline')} className="grid gap-5">
        <Field label={t('topic')}>
          {(attributes) => (
            <Select {...attributes} name="topic" required defaultValue="">
              <option value="" disabled>
                {t('choose')}
              </option>
              {(Object.keys(TOPICS) as Topic[]).map((key) => (
                <option key={key} value={key}>
                  {t(key)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('message')}>
          {(attributes) => (
            <Textarea {...attributes} name="message" {...limits.message} rows={7} className="min-h-40" />
          )}
        </Field>
        <Field label={t('email')} hint={t('emailHint')}>
          {(attributes) => (
            <Input
              {...attributes}
              type="email"
              name="email"
              {...limits.email}
              autoComplete="email"
              defaultValue={email}
              placeholder={t('emailExample')}
            />
          )}
        </Field>
        <label className="sr-only" aria-hidden>
          {t('leaveEmpty')}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
        <p data-failure role="alert" hidden className="rounded-md border border-bad/40 bg-bad-soft px-4 py-3" />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" look="primary" size="large">
            {t('send')}
          </Button>
          <span className="text-ink-2">
            {t.rich('orWrite', {
              address: supportEmail,
              link: (address) => (
                <a href={`mailto:${supportEmail}`} className="underline underline-offset-3">
                  {address}
                </a>
              ),
            })}
          </span>
        </div>
      </form>
      <div data-sent role="status" tabIndex={-1} className="outline-none">
        <div hidden={!sent} className="rounded-md border border-line bg-surface px-4 py-4">
          <p className="text-base font-semibold">{t('sent')}</p>
          <p className="mt-1 text-ink-2">{t('sentText')}</p>
        </div>
      </div>
    </div>
  );
}
