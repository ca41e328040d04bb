'use client';

import Link from 'next/link';
import { useCallback, useEffect, useState } from 'react';
import { formatDay, formatTime } from '@/core/time/format';
import { zoneTable } from '@/core/time/zone';
import { useLocale, useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { fetchJson } from '@/ui/fetch-json';
import { Empty, Note } from '@/ui/notes';
import { Skeleton } from '@/ui/skeleton';
import { Badge } from '@/ui/state-mark';
import { errorText } from '@/ui/words';
import type { VersionsAnswer } from '../../schema';
import { DiffLines } from './diff-view';

type Version = VersionsAnswer['items'][number];

interface VersionListProps {
  /** The version that stands; when it changes the list is read again. */
  readonly version: number;
  readonly zone: string;
  readonly busy: boolean;
  onUndo(version: number): void;
}

/** Every version that was saved: what it changed, who did it and how. Each can be gone back to, which makes a new one. */
export default function VersionList({ version, zone, busy, onUndo }: VersionListProps) {
  const t = useMessages('versions');
  const [versions, setVersions] = useState<VersionsAnswer | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const read = useCallback(async (cursor: number | null, signal?: AbortSignal) => {
    try {
      const path = `/api/preferences/versions${cursor === null ? '' : `?cursor=${cursor}`}`;
      const { items, nextCursor } = await fetchJson<VersionsAnswer>(path, signal ? { signal } : {});
      setFailed(null);
      setVersions((before) => ({ items: [...(cursor === null ? [] : (before?.items ?? [])), ...items], nextCursor }));
    } catch (error) {
      if (!signal?.aborted) setFailed(errorText(error));
    }
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is a reason to read the list again
  useEffect(() => {
    const stop = new AbortController();
    void read(null, stop.signal);
    return () => stop.abort();
  }, [read, version]);

  const shown = versions !== null;
  useEffect(() => {
    // The version that a link names stands in the page only now.
    if (shown && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView({ block: 'nearest' });
  }, [shown]);

  if (failed) {
    return (
      <Note tone="bad" action={<Button onClick={() => void read(null)}>{t('tryAgain')}</Button>}>
        {failed}
      </Note>
    );
  }
  if (!versions) return <Skeleton className="h-32 w-full" />;
  if (versions.items.length === 0) return <Empty>{t('none')}</Empty>;
  return (
    <div className="grid gap-3">
      <ol aria-label={t('list')} className="grid gap-4">
        {versions.items.map((one) => (
          <VersionItem
            key={one.version}
            one={one}
            zone={zone}
            standing={one.version === version}
            busy={busy}
            onUndo={onUndo}
          />
        ))}
      </ol>
      {versions.nextCursor === null ? null : (
        <Button className="justify-self-start" onClick={() => void read(versions.nextCursor)}>
          {t('older')}
        </Button>
      )}
    </div>
  );
}

interface VersionItemProps extends Pick<VersionListProps, 'zone' | 'busy' | 'onUndo'> {
  readonly one: Version;
  readonly standing: boolean;
}

function VersionItem({ one, zone, standing, busy, onUndo }: VersionItemProps) {
  const t = useMessages('versions');
  const say = useMessages('document');
  const locale = useLocale();
  const table = zoneTable(zone);
  const at = Math.floor(Date.parse(one.at) / 60_000);
  const source = say(one.source);
  const who = one.undoneTo === null ? source : t('undoneTo', { who: source, version: one.undoneTo });
  return (
    <li id={`v${one.version}`} className="grid scroll-mt-4 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div>
          <h3 className="flex items-center gap-2 font-medium">
            {t('version', { version: one.version })} {standing ? <Badge tone="good">{t('inForce')}</Badge> : null}
          </h3>
          <p className="text-xs text-ink-2">
            {one.loopId ? (
              <Link href={`/loops/${one.loopId}`} className="underline underline-offset-3">
                {who}
              </Link>
            ) : (
              who
            )}{' '}
            · {formatDay(at, table, locale)}, {formatTime(at, table, locale)}
          </p>
        </div>
        {standing ? null : (
          <Button size="small" busy={busy} onClick={() => onUndo(one.version)}>
            {t('goBack')}
          </Button>
        )}
      </div>
      <DiffLines lines={one.diff} />
    </li>
  );
}
