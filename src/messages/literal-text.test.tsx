// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is tested are sources
import { describe, expect, it } from 'vitest';
import { literalTextProblems, literalTexts } from '../../scripts/literal-text.mjs';

const page = (markup: string) => `export const Page = ({ t, busy, n }) => (${markup});`;

describe('words in the markup of a page are found', () => {
  it.each([
    ['<p>Hello there</p>', ['Hello there']],
    ['<>Hello <b>there</b></>', ['Hello', 'there']],
    ["<p>{busy ? 'Saving' : t('save')}</p>", ['Saving']],
    ["<p>{busy && 'Saving'}{n || `None of ${n}`}</p>", ['Saving', 'None of']],
    ['<p>{"a" + (busy ? "nd so on" : "")}</p>', ['nd so on']],
    ['<img alt="A sundial" /> ', ['A sundial']],
    ['<input placeholder={`Search ${n}`} aria-label="Search" />', ['Search', 'Search']],
    ["<Field label={busy ? 'One' : 'Two'} hint='Three' />", ['One', 'Two', 'Three']],
    ['<Section actions={<button title="Go">Away</button>} />', ['Go', 'Away']],
  ])('%s', (markup, texts) => expect(literalTexts(page(markup)).sort()).toEqual([...texts].sort()));
});

describe('what is no words is left alone', () => {
  it.each([
    "<p className='grid gap-2' data-state='open'>{t('hello')}</p>",
    "<p>{n} · {n}–{n} → 100 % {' '} (…)</p>",
    '<kbd>J</kbd>',
    '<b>Sundial</b>',
    "<Button look='quiet' title={t('save')} onClick={() => run('/api/user')} />",
    "<time dateTime='2026-03-02'>{words(n, 'short')}</time>",
  ])('%s', (markup) => expect(literalTexts(page(markup))).toEqual([]));
});

describe('the list of older files', () => {
  const sources: Record<string, string> = {
    'src/app/old/page.tsx': page('<p>Old words</p>'),
    'src/app/new/page.tsx': page("<p>{t('words')}</p>"),
    'src/modules/loops/ui/row.test.tsx': page('<p>Test words</p>'),
    'src/inspect/words.tsx': page('<p>Not a page</p>'),
  };
  const problems = (list: { most: number; files: string[] }, more: Record<string, string> = {}) => {
    const all = { ...sources, ...more };
    return literalTextProblems(Object.keys(all), (path: string) => all[path] ?? '', list);
  };
  const OLD = { most: 1, files: ['src/app/old/page.tsx'] };
  it('lets those in it be, and no other', () => {
    expect(problems(OLD)).toEqual([]);
    const born = { 'src/modules/staff/ui/queue.tsx': page('<h1>The queue</h1>') };
    expect(problems(OLD, born)).toEqual([expect.stringMatching(/^src\/modules\/staff\/ui\/queue\.tsx: "The queue"/)]);
  });
  it.each([
    [{ most: 2, files: [...OLD.files, 'src/app/new/page.tsx'] }, /^src\/app\/new\/page\.tsx: has no texts/],
    [{ most: 2, files: [...OLD.files, 'src/app/gone/page.tsx'] }, /^src\/app\/gone\/page\.tsx: has no texts/],
    [{ most: 0, files: OLD.files }, /1 files, 0 at most/],
    [{ most: 2, files: OLD.files }, /lower its "most" to 1/],
  ])('only gets shorter: %j', (list, problem) => {
    expect(problems(list)).toEqual([expect.stringMatching(problem)]);
  });
});
