import Link from 'next/link';
import { Button } from '@/ui/button';
import { Empty } from '@/ui/notes';
import { EXAMPLES } from '../editor/examples';

/** Ways to begin: a draft from the calendar, one's own words, or an example of each kind. */
export function FirstDocument({ empty }: { empty: boolean }) {
  return (
    <div className="grid gap-6">
      <Empty
        action={
          <div className="flex flex-wrap gap-2">
            <Button asChild look="primary">
              <Link href="/settings/edit?show=ideas&draft=1">Draft from my calendar</Link>
            </Button>
            <Button asChild>
              <Link href="/settings/edit">Write it myself</Link>
            </Button>
          </div>
        }
      >
        {empty
          ? 'Nothing is written yet. Each sentence that you write becomes a rule, or is marked as not understood.'
          : 'These sentences say what your settings say. Add in your own words what else matters.'}
      </Empty>
      <section aria-labelledby="examples" className="grid gap-3">
        <h2 id="examples" className="font-semibold">
          What you can say
        </h2>
        <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          {EXAMPLES.map(({ kind, sentences }) => (
            <li key={kind} className="grid content-start gap-1">
              <h3 className="text-xs text-ink-2">{kind}</h3>
              <ul className="grid gap-1">
                {sentences.map((sentence) => (
                  <li key={sentence}>
                    <Link
                      href={`/settings/edit?add=${encodeURIComponent(sentence)}`}
                      aria-label={`Put in: ${sentence}`}
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
