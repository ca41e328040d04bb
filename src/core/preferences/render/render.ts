import type { CompiledDocument } from '../compiled';
import { subjectOf } from '../edit/subject';
import { headingLine } from '../headings';
import { normalRule, ruleText, sameRule } from '../normal';
import type { Rule, RuleKind, RuleOf } from '../rule';
import { mannerRules } from './manner-rules';
import { meetingRules } from './meeting-rules';
import { onlyThen, timeRules } from './time-rules';

const SENTENCES = { ...timeRules, ...meetingRules, ...mannerRules };

/**
 * The canonical English sentence of a rule. It is read back as that rule: clocks have 24 hours, dates are ISO 8601 with
 * their year, weekdays are written out.
 */
export function renderRule(rule: Rule): string {
  const normal = normalRule(rule);
  const sentence = SENTENCES[normal.kind] as (rule: Rule) => string;
  return `${sentence(normal)}.`;
}

/**
 * Canonical sentences of the rules of one sentence. The times that it allows for the same meetings are alternatives and
 * stay one sentence: "Interviews only on Tuesday before 12:00 or on Thursday after 14:00."
 */
export function renderRules(rules: readonly Rule[]): string[] {
  return togetherOf(rules).map((together) => {
    const [first, ...others] = together as [Rule, ...Rule[]];
    return others.length > 0 ? `${onlyThen(together as RuleOf<'only'>[])}.` : renderRule(first);
  });
}

/** Rules that stay together in one sentence, each with those that do, in their order. */
export function togetherOf(rules: readonly Rule[]): Rule[][] {
  const found = new Map<string, Rule[]>();
  for (const rule of rules.map(normalRule)) {
    const key = rule.kind === 'only' ? subjectOf(rule) : ruleText(rule);
    const known = found.get(key) ?? [];
    if (!known.some((one) => sameRule(one, rule))) found.set(key, [...known, rule]);
  }
  return [...found.values()];
}

/** Where the rules of a kind stand in a document that we write, in its order. */
const HEADINGS: readonly (readonly [heading: string, kinds: readonly RuleKind[]])[] = [
  ['About me', ['name', 'organisation', 'zone', 'phone']],
  ['Hours', ['hours', 'open', 'never', 'only', 'start', 'like', 'lean', 'notice', 'horizon', 'grid', 'limit']],
  ['Breaks and focus', ['focus', 'break', 'in_a_row', 'buffer', 'gap', 'travel', 'follow_up_block']],
  ['Meetings', ['duration', 'longest', 'medium', 'video', 'caller', 'place', 'title', 'description']],
  ['People', ['priority', 'avoid_people', 'tagged', 'ignore']],
  [
    'How you write',
    [
      'approval',
      'act',
      'offers',
      'copy_owner',
      'copy',
      'holds',
      'follow_ups',
      'follow_up_after',
      'formality',
      'mail_length',
      'language',
      'signature',
      'codeword',
      'stop_word',
      'quorum',
      'share_free_busy',
    ],
  ],
];

/** The heading under which a rule of this kind stands in documents that we write. */
export function headingOf(kind: RuleKind): string {
  return (HEADINGS.find(([, kinds]) => kinds.includes(kind)) as (typeof HEADINGS)[number])[0];
}

/** A document of canonical sentences, one for each rule, under headings. Rules that say the same stand once, the last time. */
export function renderDocument(rules: readonly Rule[]): string {
  return documentOf(rules.map((rule) => [rule]));
}

/**
 * The document in canonical sentences. What was not fully read keeps the owner's words, under the heading that it stood
 * under, after the rest.
 */
export function render(compiled: CompiledDocument): string {
  const read = compiled.sentences.filter(({ understood }) => understood === 'yes');
  const kept = new Map<string, string[]>();
  for (const { understood, text, headings } of compiled.sentences) {
    if (understood === 'yes') continue;
    const heading = headings.at(-1) ?? 'Notes';
    kept.set(heading, [...(kept.get(heading) ?? []), text]);
  }
  const canonical = documentOf(read.flatMap(({ rules }) => togetherOf(rules)));
  return [canonical, ...Array.from(kept, ([heading, lines]) => section(heading, lines))].filter(Boolean).join('\n');
}

/** A document with one sentence for the rules of each list, which are of one kind; `around`: that it is to be a part of. */
export function documentOf(together: readonly (readonly Rule[])[], around = ''): string {
  const sentences = together.flatMap((rules) => renderRules(rules).map((text) => ({ text, kind: rules[0]?.kind })));
  const last = new Map(sentences.map(({ text }, i) => [text, i]));
  const distinct = sentences.filter(({ text }, i) => last.get(text) === i);
  const parts = HEADINGS.map(([heading, kinds]) => {
    const lines = kinds.flatMap((kind) => distinct.filter((one) => one.kind === kind)).map(({ text }) => text);
    return lines.length > 0 ? section(heading, lines, around) : '';
  });
  return parts.filter(Boolean).join('\n');
}

function section(heading: string, lines: readonly string[], around = ''): string {
  return `${headingLine(heading, around)}\n\n${lines.map((line) => `- ${line}\n`).join('')}`;
}
