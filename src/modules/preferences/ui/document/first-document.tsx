import Link from 'next/link';
import type { Translate } from '@/messages/message-keys';
import { Button } from '@/ui/button';
import { Empty } from '@/ui/notes';
import { EXAMPLES } from '../editor/examples';

interface FirstDocumentProps {
  readonly empty: boolean;
  readonly t: Translate<'document'>;
  readonly say: Translate<'examples'>;
}

/** Ways to begin: a draft from the calendar, one's own words, or an example of each kind. */
export function FirstDocument({ empty, t, say }: FirstDocumentProps) {
  return (
    <div className="grid gap-6">
      <Empty
        action={
          <div className="flex flex-wrap gap-2">
            <Button asChild look="primary">
              <Link href="/settings/edit?show=ideas&draft=1">{t('fromCalendar')}</Link>
            </Button>
            <Button asChild>
              <Link href="/settings/edit">{t('writeMyself')}</Link>
            </Button>
          </div>
        }
      >
        {t(empty ? 'nothingWritten' : 'onlySettings')}
      </Empty>
      <section aria-labelledby="examples" className="grid gap-3">
        <h2 id="examples" className="font-semibold">
          {t('canSay')}
        </h2>
        <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          {EXAMPLES.map(({ kind, sentences }) => (
            <li key={kind} className="grid content-start gap-1">
              <h3 className="text-xs text-ink-2">{say(kind)}</h3>
              <ul className="grid gap-1">
                {sentences
                  .map((key) => say(key))
                  .map((sentence) => (
                    <li key={sentence}>
                      <Link
                        href={`/settings/edit?add=${encodeURIComponent(sentence)}`}
                        aria-label={t('putIn', { sentence })}
                        className="underline decoration-line-strong underline-offset-3 hover:decoration-ink"
                      >
                        {sentence}
                      </Link>
                    </li>
                  ))}
              </ul>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
