import { dayOfWall, formatLocalDate } from '../../time/calendar-date';
import { toWall, zoneTable } from '../../time/zone';
import type { CompileContext, CompiledSentence } from '../compiled';
import { isFact } from '../fact';
import type { UnreadSentence } from './answer';

/** What a model may be shown of the sentences that were not understood in every word, and those sentences, in their order. */
export function unreadOf(
  sentences: readonly CompiledSentence[],
  { now, zone, writtenAt }: CompileContext,
): { readonly asked: UnreadSentence; readonly of: CompiledSentence }[] {
  return sentences.flatMap((one, i) => {
    if (one.understood === 'yes' || one.past || isFact(one, { now, zone })) return [];
    const previous = sentences[i - 1];
    const together = previous && previous.headings.join('\n') === one.headings.join('\n') && !isSecret(previous);
    const written = formatLocalDate(dayOfWall(toWall(zoneTable(zone), writtenAt?.(one.text) ?? now)));
    const { text: sentence, headings } = one;
    return [{ asked: { sentence, headings, before: together ? previous.text : null, written }, of: one }];
  });
}

/** Words that open what is closed to others are told to nobody. */
function isSecret({ rules }: CompiledSentence): boolean {
  return rules.some((rule) => rule.kind === 'codeword' || ('scope' in rule && rule.scope?.codeword !== undefined));
}
