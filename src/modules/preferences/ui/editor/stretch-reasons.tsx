import type { PreviewStretch } from '@/core/preferences/preview';
import { blockerWords, likingWords } from './preview-words';

interface StretchReasonsProps {
  readonly stretch: PreviewStretch;
  /** The words of a sentence by its id. */
  readonly textOf: ReadonlyMap<string, string>;
  onSentence(id: string): void;
}

/** Whether a time is offered, and what speaks against it, with the sentences that say so. */
export function StretchReasons({ stretch: { blocked, liking }, textOf, onSentence }: StretchReasonsProps) {
  if (blocked.length === 0) return <p>{likingWords(liking)}</p>;
  return (
    <ul className="grid gap-1">
      {blocked.map((blocker) => {
        const { rule, what, sentence } = blocker;
        const said = sentence === null ? undefined : textOf.get(sentence);
        return (
          <li key={`${rule} ${what} ${sentence}`}>
            {blockerWords(blocker)}
            {sentence !== null && said !== undefined ? (
              <>
                {': '}
                <button
                  type="button"
                  onClick={() => onSentence(sentence)}
                  className="text-left underline underline-offset-3 wrap-anywhere"
                >
                  “{said}”
                </button>
              </>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
