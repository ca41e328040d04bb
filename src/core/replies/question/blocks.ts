import { cityOf, formatDay, formatTimeRange } from '../../time/format';
import type { Period } from '../../time/period';
import { zoneTable } from '../../time/zone';
import { languageOf } from '../languages';
import type { ReplyMessage } from '../message';
import { lineIn } from '../owner/say';
import { oneLine } from '../plain';
import type { Block } from '../tree';
import { around } from './marks';
import type { AnswerShown, DayItem, DayShown, QuestionShown } from './shown';

/**
 * What a question to the owner shows below its sentence: the words that caused it, why it is asked, the times on both
 * clocks, the day, the mail that would go out, and the answers as links to the page that confirms them.
 */
export function questionBlocks(message: ReplyMessage): Block[] {
  const { question, ownerPage } = message;
  if (!question) return [];
  const words = languageOf(message).question;
  const { said, why, draft, answers } = question;
  const links = ownerPage === null ? [] : answers.map((answer) => linked(answer, ownerPage, message));
  return [
    ...(said
      ? [
          { kind: 'paragraph' as const, text: said.by === null ? words.youWrote : words.wrote(oneLine(said.by)) },
          { kind: 'words' as const, sentences: said.sentences },
        ]
      : []),
    ...(why === null ? [] : [{ kind: 'paragraph' as const, text: `${words.why} ${why}` }]),
    ...times(question, message),
    ...question.days.map((day) => dayTable(day, message)),
    ...(draft
      ? [
          { kind: 'paragraph' as const, text: words.mailTo(oneLine(draft.to), draft.others) },
          {
            kind: 'draft' as const,
            from: around(words.from),
            lines: draft.text.split('\n'),
            until: around(words.until),
          },
        ]
      : []),
    ...(links.length > 0 ? [{ kind: 'answers' as const, answers: links }] : []),
    { kind: 'paragraph', text: draft?.editable ? `${words.orAnswer} ${words.orChange}` : words.orAnswer },
  ];
}

function linked({ id, label }: AnswerShown, page: string, message: ReplyMessage) {
  return { text: answerWords(label, message), url: `${page}?answer=${encodeURIComponent(id)}` };
}

/** What a button says in the language of the reader. */
export function answerWords(label: AnswerShown['label'], message: Pick<ReplyMessage, 'locale'>): string {
  if ('key' in label) return languageOf(message).question.answers[label.key];
  return oneLine('says' in label ? lineIn(label.says, message.locale) : label.text);
}

function times({ times: all, guestZone }: QuestionShown, message: ReplyMessage): Block[] {
  if (all.length === 0) return [];
  const zones = [message.owner.zone, ...(guestZone === null ? [] : [guestZone])];
  const places = zones.map((zone) => cityOf(zone, message.locale));
  const rows = all.map((time) => ({ cells: zones.map((zone) => dayAndSpan(time, zone, message)), strong: false }));
  return [{ kind: 'table', caption: languageOf(message).question.times(places), rows }];
}

function dayAndSpan({ start, end }: Period, zone: string, { locale }: ReplyMessage): string {
  const table = zoneTable(zone);
  return `${formatDay(start, table, locale)}, ${formatTimeRange(start, end, table, locale)}`;
}

function dayTable({ at, items }: DayShown, message: ReplyMessage): Block {
  const words = languageOf(message).question;
  const { locale, owner } = message;
  const zone = zoneTable(owner.zone);
  const others = items.some(({ kind }) => kind !== 'this');
  const rows = items.map((item) => ({
    cells: [formatTimeRange(item.start, item.end, zone, locale), itemWords(item, message)],
    strong: item.kind === 'this',
  }));
  return {
    kind: 'table',
    caption: words.day(formatDay(at, zone, locale), cityOf(owner.zone, locale)),
    rows: others ? rows : [...rows, { cells: ['', words.nothingElse], strong: false }],
  };
}

function itemWords({ kind, title }: DayItem, message: ReplyMessage): string {
  const { thisMeeting, held, busy } = languageOf(message).question;
  if (kind === 'this') return thisMeeting;
  return kind === 'held' ? held : oneLine(title ?? '') || busy;
}
