import { chooseLanguage } from '../reading/language';
import { isDoneAlready } from './already';
import { readBeside } from './beside';
import { canonicalRules } from './compile/canonical/canonical';
import { areNouns } from './compile/scope';
import { type Read, readSentence } from './compile/sentence';
import type { CompileContext, CompiledDocument, CompiledSentence } from './compiled';
import { conflictsOf } from './conflicts/conflicts';
import { type DocumentSentence, sentencesOfDocument, withoutEnd } from './document';
import { isLinkless, takesEffect } from './effects/kinds';
import { isOver } from './past';

/**
 * Compiles the preferences document: each sentence with the rules that it says, or marked as not understood. Pure and
 * deterministic; every word of a clause has to be understood, or the clause binds nothing.
 */
export function compile(document: string, context: CompileContext): CompiledDocument {
  const { language } = chooseLanguage(document, context.locale ?? null);
  const read = sentencesOfDocument(document).map((sentence, i) =>
    compileSentence(sentence, `s${i + 1}`, context, language === 'und' ? (context.locale ?? null) : language),
  );
  const sentences = read.map((sentence, i) => {
    if (isExceptionUnread(sentence, read[i + 1])) return { ...sentence, ...UNREAD, unread: [sentence.text] };
    if (isDoneAlready(sentence, read[i - 1], read)) return { ...sentence, ...SAID };
    return readBeside(sentence, read[i - 1], read.slice(i + 1), document);
  });
  return { sentences, conflicts: conflictsOf(sentences) };
}

const UNREAD = { understood: 'no', rules: [], past: false } as const;

/** "No weekends. Exception: my co-founder": without the sentence that was not understood this one would say too much. */
function isExceptionUnread(sentence: CompiledSentence, next: CompiledSentence | undefined): boolean {
  return (
    sentence.rules.length > 0 &&
    next?.understood === 'no' &&
    EXCEPTION.test(next.text) &&
    next.headings.join('\n') === sentence.headings.join('\n')
  );
}

const EXCEPTION =
  /^(?:(?:the )?(?:only |one |sole )?exceptions?|ausnahmen?|(?:seule )?exceptions?|(?:única )?excepci[oó]n(?:es)?)\s*(?::|is\s|are\s|ist\s|sind\s|es\s)/iu;

/** It asks for nothing more than is done already. */
const SAID = { understood: 'yes', unread: [] } as const;

function compileSentence(
  sentence: DocumentSentence,
  id: string,
  context: CompileContext,
  language: string | null,
): CompiledSentence {
  const read = remembered(sentence, context, language);
  // What nothing here would obey is not understood, however clear its words are.
  const connected = context.connected ?? [];
  const does = read.rules.every((rule) => takesEffect(rule, connected));
  const { rules, unread } = does ? read : { rules: [], unread: [sentence.text] };
  const understood = unread.length === 0 ? 'yes' : rules.length > 0 ? 'partial' : 'no';
  const { text, start, end, headings } = sentence;
  const linkless = read.unread.length === 0 ? read.rules.find((rule) => isLinkless(rule, connected)) : undefined;
  return {
    id,
    text,
    start,
    end,
    headings,
    understood,
    rules,
    unread: understood === 'no' ? [text] : unread,
    ...(linkless ? { lacksLink: linkless.provider } : {}),
    past: isOver(rules, context.now, context.zone),
  };
}

/** Longest sentence that is read, in characters: nobody writes one, and the work grows with its square. */
const MAX_SENTENCE = 1_000;

/**
 * A copy of its own. One dash or curly quote makes the whole document twice as wide in memory, and all that is cut from it:
 * then every expression over it takes its slow way. What is parsed is as wide as its own letters.
 */
function narrow(text: string): string {
  return JSON.parse(JSON.stringify(text)) as string;
}

const READ = new Map<string, Read>();
const REMEMBERED = 4_000;

/** A document is compiled at every keystroke, and all but one of its sentences are as before. */
function remembered(sentence: DocumentSentence, context: CompileContext, language: string | null): Read {
  const { text, headings } = sentence;
  if (text.length > MAX_SENTENCE) return { rules: [], unread: [text] };
  const now = context.writtenAt?.(text) ?? context.now;
  const key = [text, ...headings, language, context.zone, context.locale, Math.floor(now / 15)].join('\n');
  const known = READ.get(key);
  if (known) return known;
  const canonical = canonicalRules(text);
  const own = canonical?.every((rule) => !('scope' in rule && rule.scope) || areNouns(rule.scope)) ? canonical : null;
  const read = own
    ? { rules: own, unread: [] }
    : readSentence({ ...sentence, text: withoutEnd(narrow(text)) }, now, context, language);
  if (READ.size >= REMEMBERED) READ.clear();
  READ.set(key, read);
  return read;
}
