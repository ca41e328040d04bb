import { Button } from '@/ui/button';
import { Field, Input, Select, Textarea } from '@/ui/field';
import { TOPICS } from '../schema';

interface SupportFormProps {
  /** Where an answer goes, as far as it is known. */
  readonly email: string;
  readonly supportEmail: string;
  /** True after the form was sent without scripts. */
  readonly sent: boolean;
}

/**
 * The form to write to the operator. It works as a plain form; with ./support-form.script on the page it is sent in place, so that
 * nothing typed is lost when something is wrong. The page needs no client runtime for it.
 */
export function SupportForm({ email, supportEmail, sent }: SupportFormProps) {
  return (
    <div data-support className="max-w-xl">
      <form action="/api/support" method="post" hidden={sent} className="grid gap-5">
        <Field label="What is it about?">
          {(attributes) => (
            <Select {...attributes} name="topic" required defaultValue="">
              <option value="" disabled>
                Choose
              </option>
              {Object.entries(TOPICS).map(([key, words]) => (
                <option key={key} value={key}>
                  {words}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Your message">
          {(attributes) => (
            <Textarea {...attributes} name="message" required maxLength={5_000} rows={7} className="min-h-40" />
          )}
        </Field>
        <Field label="Your email address" hint="Where the answer goes. Leave it empty if you need none.">
          {(attributes) => (
            <Input
              {...attributes}
              type="email"
              name="email"
              maxLength={254}
              autoComplete="email"
              defaultValue={email}
              placeholder="you@company.com"
            />
          )}
        </Field>
        <label className="sr-only" aria-hidden>
          Leave this empty
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
        <p data-failure role="alert" hidden className="rounded-md border border-bad/40 bg-bad-soft px-4 py-3" />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" look="primary" size="large">
            Send message
          </Button>
          <span className="text-ink-2">
            or write to{' '}
            <a href={`mailto:${supportEmail}`} className="underline underline-offset-3">
              {supportEmail}
            </a>
          </span>
        </div>
      </form>
      <div data-sent role="status" tabIndex={-1} className="outline-none">
        <div hidden={!sent} className="rounded-md border border-line bg-surface px-4 py-4">
          <p className="text-base font-semibold">Your message is on its way.</p>
          <p className="mt-1 text-ink-2">It is kept here until it has been handed over, so it cannot get lost.</p>
        </div>
      </div>
    </div>
  );
}
