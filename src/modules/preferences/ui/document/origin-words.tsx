import Link from 'next/link';
import type { SentenceAnswer, VersionSource } from '../../schema';

export const SOURCE_WORDS: Readonly<Record<VersionSource, string>> = {
  owner: 'You',
  form: 'You, in a form',
  mail: 'You, in a loop',
  draft: 'From your calendar',
  undo: 'You, by going back',
  start: 'Your first settings',
};

interface OriginWordsProps {
  readonly origin: SentenceAnswer['origin'];
  /** The day of each origin, by its `at`: told by the server, which knows the zones. */
  readonly days: Readonly<Record<string, string>>;
}

/** Who wrote a sentence and when; what was said by mail links to the loop that it was said in. */
export function OriginWords({ origin, days }: OriginWordsProps) {
  if (!origin) return null;
  const { source, loopId, at, version } = origin;
  const who = SOURCE_WORDS[source];
  return (
    <p className="text-xs text-ink-3">
      {loopId ? (
        <Link href={`/loops/${loopId}`} className="underline underline-offset-3 hover:text-ink">
          {who}
        </Link>
      ) : (
        who
      )}
      {/* In a narrow column the day stands below. */}
      <span className="md:hidden"> · </span>
      <Link
        href={`/settings/edit?show=versions#v${version}`}
        className="whitespace-nowrap underline-offset-3 md:block hover:text-ink hover:underline"
        aria-label={`${days[at]}, version ${version}`}
      >
        <time dateTime={at}>{days[at]}</time>
      </Link>
    </p>
  );
}
