'use client';

import { TriangleAlert } from 'lucide-react';
import type { Tag } from '@/messages/message-keys';
import { useMessages } from '@/messages/use-messages';
import type { SentenceAnswer } from '../../schema';

interface IgnoredNoteProps extends Pick<SentenceAnswer, 'understood' | 'unread' | 'fact' | 'lacksLink'> {
  /** Makes the word a way to where it can be done. */
  readonly edit?: Tag;
}

/** What of a sentence has no effect: all of it, or some clauses. Nothing where it was understood. */
export function IgnoredNote({ understood, unread, fact, lacksLink, edit = (words) => words }: IgnoredNoteProps) {
  const t = useMessages('document');
  if (understood === 'yes') return null;
  if (fact) return <p className="text-xs text-ink-3">{t('aboutYou')}</p>;
  const quoted = unread.map((text) => t('quoted', { text }));
  const last = quoted.at(-1) ?? '';
  const words = quoted.length > 1 ? t('and', { all: quoted.slice(0, -1).join(', '), last }) : last;
  return (
    <p className="flex items-start gap-1.5 text-xs text-warn">
      <TriangleAlert className="mt-0.5 size-3.5 shrink-0" aria-hidden />
      <span className="wrap-anywhere">
        {lacksLink
          ? t.rich('lacksLink', { provider: lacksLink, edit })
          : understood === 'no'
            ? t.rich('ignored', { edit })
            : t.rich('ignoredPart', { words, edit })}
      </span>
    </p>
  );
}
