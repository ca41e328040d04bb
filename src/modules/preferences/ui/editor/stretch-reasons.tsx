import type { Blocker, PreviewStretch } from '@/core/preferences/preview';
import { useMessages } from '@/messages/use-messages';
import { blockerWords, likingWords, toldBlockers } from './preview-words';

interface BlockerListProps {
  readonly blocked: readonly Blocker[];
  /** The words of a sentence by its id. */
  readonly textOf: ReadonlyMap<string, string>;
  onSentence(id: string): void;
}

/** What stands in the way of a time, with the sentences that say so. */
export function BlockerList({ blocked, textOf, onSentence }: BlockerListProps) {
  const t = useMessages('two-weeks');
  return (
    <ul className="grid gap-1">
      {toldBlockers(blocked).map((blocker) => {
        const { rule, what, sentence } = blocker;
        return (
          <li key={`${rule} ${what} ${sentence}`}>
            <Because what={blockerWords(blocker, t)} id={sentence} textOf={textOf} onSentence={onSentence} />
          </li>
        );
      })}
    </ul>
  );
}

interface BecauseProps extends Pick<BlockerListProps, 'textOf' | 'onSentence'> {
  readonly what: string;
  readonly id: string | null;
}

/** What stands in the way, with the sentence that says so and the way to it; nothing more where none does. */
export function Because({ what, id, textOf, onSentence }: BecauseProps) {
  const t = useMessages('two-weeks');
  const quote = useMessages('document');
  const said = id === null ? undefined : textOf.get(id);
  if (id === null || said === undefined) return what;
  return t.rich('because', {
    what,
    sentence: quote('quoted', { text: said }),
    way: (words) => (
      <button
        type="button"
        onClick={() => onSentence(id)}
        className="text-left underline underline-offset-3 wrap-anywhere"
      >
        {words}
      </button>
    ),
  });
}

/** Whether a time is offered, and what speaks against it. */
export function StretchReasons({
  stretch: { blocked, liking },
  ...rest
}: { readonly stretch: PreviewStretch } & Omit<BlockerListProps, 'blocked'>) {
  const t = useMessages('two-weeks');
  return blocked.length === 0 ? <p>{likingWords(liking, t)}</p> : <BlockerList blocked={blocked} {...rest} />;
}
