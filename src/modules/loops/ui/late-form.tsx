import type { Translate } from '@/messages/message-keys';
import { Button } from '@/ui/button';
import { cn } from '@/ui/class-names';
import { Mark } from '@/ui/logo';
import { LATE_MINUTES } from '../constants';

interface LateFormProps {
  readonly token: string;
  /** Of the meeting, where the form is the page. */
  readonly title?: string;
  readonly time?: string;
  readonly t: Translate<'texting'>;
}

/** By how much one is late: one tap, and no script. */
export function LateForm({ token, title, time, t }: LateFormProps) {
  const own = title !== undefined && time !== undefined;
  const form = (
    <form method="post" action={`/api/late/${token}`} className="mt-4">
      <fieldset className={cn('flex flex-wrap gap-2', !own && 'justify-center')}>
        <legend className="mb-2">{own ? t('lateHow') : t('lateOther')}</legend>
        {LATE_MINUTES.map((minutes) => (
          <Button key={minutes} type="submit" size="large" name="minutes" value={minutes}>
            {t('lateMinutes', { minutes })}
          </Button>
        ))}
      </fieldset>
    </form>
  );
  if (!own) return form;
  return (
    <main className="mx-auto grid w-full max-w-xl content-start gap-3 px-4 py-10">
      <Mark className="size-9" />
      <h1 className="text-xl font-semibold text-balance wrap-break-word">{t('lateFor', { title, time })}</h1>
      <p className="text-ink-2">{t('lateTold')}</p>
      {form}
    </main>
  );
}
