import { stretchesOf, unreadSpans } from './marked-words';

/** Under words that were not turned into a rule. */
export const UNREAD_LINE = 'underline decoration-warn decoration-wavy decoration-1 underline-offset-3';

interface UnreadTextProps {
  readonly text: string;
  readonly unread: readonly string[];
}

/** A sentence with the words marked that were not turned into a rule. */
export function UnreadText({ text, unread }: UnreadTextProps) {
  return stretchesOf(text, unreadSpans(text, unread)).map(({ start, text: words, unread: isUnread }) =>
    isUnread ? (
      <mark key={start} className={`bg-transparent text-inherit ${UNREAD_LINE}`}>
        {words}
      </mark>
    ) : (
      <span key={start}>{words}</span>
    ),
  );
}
