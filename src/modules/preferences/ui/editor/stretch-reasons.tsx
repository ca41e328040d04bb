import type { Blocker, PreviewStretch } from '@/core/preferences/preview';
import { blockerWords, likingWords, toldBlockers } from './preview-words';

interface BlockerListProps {
  readonly blocked: readonly Blocker[];
  /** The words of a sentence by its id. */
  readonly textOf: ReadonlyMap<string, string>;
  onSentence(id: string): void;
}

/** What stands in the way of a time, with the sentences that say so. */
export function BlockerList({ blocked, textOf, onSentence }: BlockerListProps) {
  return (
    <ul className="grid gap-1">
      {toldBlockers(blocked).map((blocker) => {
        const { rule, what, sentence } = blocker;
        return (
          <li key={`${rule} ${what} ${sentence}`}>
            {blockerWords(blocker)}
            <SentenceLink id={sentence} textOf={textOf} onSentence={onSentence} />
          </li>
        );
      })}
    </ul>
  );
}

interface SentenceLinkProps extends Pick<BlockerListProps, 'textOf' | 'onSentence'> {
  readonly id: string | null;
}

/** After what a sentence says, that sentence, and the way to it; nothing where none says it. */
export function SentenceLink({ id, textOf, onSentence }: SentenceLinkProps) {
  const said = id === null ? undefined : textOf.get(id);
  if (id === null || said === undefined) return null;
  return (
    <>
      {': '}
      <button
        type="button"
        onClick={() => onSentence(id)}
        className="text-left underline underline-offset-3 wrap-anywhere"
      >
        “{said}”
      </button>
    </>
  );
}

/** Whether a time is offered, and what speaks against it. */
export function StretchReasons({
  stretch: { blocked, liking },
  ...rest
}: { readonly stretch: PreviewStretch } & Omit<BlockerListProps, 'blocked'>) {
  return blocked.length === 0 ? <p>{likingWords(liking)}</p> : <BlockerList blocked={blocked} {...rest} />;
}
