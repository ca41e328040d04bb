'use client';

import { Check, Plus } from 'lucide-react';
import { useMessages } from '@/messages/use-messages';

interface IdeaProps {
  readonly sentence: string;
  /** Why it is suggested. */
  readonly evidence?: string;
  readonly standing: boolean;
  onAdd(sentences: readonly string[]): void;
}

/** A sentence that can be put into the text. */
export function Idea({ sentence, evidence, standing, onAdd }: IdeaProps) {
  const t = useMessages('editor');
  const Icon = standing ? Check : Plus;
  return (
    <button
      type="button"
      aria-label={t(standing ? 'inText' : 'add', { sentence })}
      aria-disabled={standing || undefined}
      onClick={() => (standing ? undefined : onAdd([sentence]))}
      className="flex w-full items-start gap-2 rounded-sm border border-line bg-surface px-3 py-2 text-left hover:bg-surface-2 aria-disabled:cursor-default aria-disabled:text-ink-3"
    >
      <Icon className="mt-0.5 size-4 shrink-0 text-ink-3" aria-hidden />
      <span className="grid gap-0.5">
        <span>{sentence}</span>
        {evidence ? <span className="text-xs text-ink-2">{evidence}</span> : null}
      </span>
    </button>
  );
}
