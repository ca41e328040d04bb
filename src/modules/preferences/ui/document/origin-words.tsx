import Link from 'next/link';
import { useMessages } from '@/messages/use-messages';
import type { SentenceAnswer } from '../../schema';

interface OriginWordsProps {
  readonly origin: SentenceAnswer['origin'];
  /** The day of each origin, by its `at`: told by the server, which knows the zones. */
  readonly days: Readonly<Record<string, string>>;
}

/** Who wrote a sentence and when; what was said by mail links to the loop that it was said in. */
export function OriginWords({ origin, days }: OriginWordsProps) {
  const t = useMessages('document');
  if (!origin) return null;
  const { source, loopId, at, version } = origin;
  const who = t(source);
  const day = days[at] ?? '';
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
        aria-label={t('version', { day, version })}
      >
        <time dateTime={at}>{day}</time>
      </Link>
    </p>
  );
}
