// Pages say what stands in src/messages: no words in the markup of src/app, src/ui and the modules' ui. Files that are older
// than that rule are listed in literal-text.json; the list can only get shorter.
import { readFileSync } from 'node:fs';
import swc from '@swc/core';

const LIST = 'scripts/literal-text.json';
const MARKUP = /^src\/(?:app|ui|modules\/[^/]+\/ui)\/.*(?<!\.test|\.fixture)\.tsx$/;

/** Attributes that people read or hear: of HTML, and of the parts of src/ui. */
const READ = new Set(
  'alt aria-description aria-label aria-roledescription aria-valuetext aside description error hint label lead line placeholder title'.split(
    ' ',
  ),
);

/** Marks, figures, key caps and the product's name are the same in every language. */
const isWords = (text) => /\p{L}{2}/u.test(text.replaceAll('Sundial', ''));

/** The texts that a component's markup says by itself, not by a message. `source` is TSX. */
export function literalTexts(source) {
  const found = [];
  const say = (text) => {
    const plain = text.replace(/\s+/g, ' ').trim();
    if (isWords(plain)) found.push(plain);
  };
  /** What an expression shows as it stands: also by a choice of two, a part of a template, or joined texts. */
  const shown = (node) => {
    if (node?.type === 'StringLiteral') say(node.value);
    else if (node?.type === 'TemplateLiteral') for (const part of node.quasis) say(part.cooked ?? part.raw ?? '');
    else if (node?.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(shown);
    else if (node?.type === 'ParenthesisExpression') shown(node.expression);
    else if (node?.type === 'BinaryExpression' && ['||', '??', '&&', '+'].includes(node.operator)) {
      [node.left, node.right].forEach(shown);
    }
  };
  const walk = (node) => {
    if (!node || typeof node !== 'object') return;
    if (Array.isArray(node)) return node.forEach(walk);
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const child of node.children) {
        if (child.type === 'JSXText') say(child.value);
        if (child.type === 'JSXExpressionContainer') shown(child.expression);
      }
    }
    if (node.type === 'JSXAttribute' && READ.has(nameOf(node.name))) {
      shown(node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value);
    }
    Object.values(node).forEach(walk);
  };
  walk(swc.parseSync(source, { syntax: 'typescript', tsx: true }));
  return found;
}

function nameOf(name) {
  return name.type === 'JSXNamespacedName' ? `${name.namespace.value}:${name.name.value}` : name.value;
}

/** What is wrong: new files with texts, and entries of the list that are not needed any more. */
export function literalTextProblems(files, read = (path) => readFileSync(path, 'utf8'), list = JSON.parse(read(LIST))) {
  const texts = new Map(files.filter((path) => MARKUP.test(path)).map((path) => [path, literalTexts(read(path))]));
  const listed = new Set(list.files);
  const born = [...texts].filter(([path, found]) => found.length > 0 && !listed.has(path));
  const cleared = list.files.filter((path) => !texts.get(path)?.length);
  return [
    ...born.map(
      ([path, [first]]) => `${path}: "${first.slice(0, 60)}" belongs into src/messages (CONTRIBUTING.md, "Words").`,
    ),
    ...cleared.map((path) => `${path}: has no texts of its own any more. Take it off ${LIST}, and lower its "most".`),
    ...(list.files.length > list.most
      ? [`${LIST}: ${list.files.length} files, ${list.most} at most. It only gets shorter.`]
      : []),
    ...(list.files.length < list.most ? [`${LIST}: lower its "most" to ${list.files.length}.`] : []),
  ];
}

// `node scripts/literal-text.mjs FILE…` prints the texts of files, for whoever moves them.
if (process.argv[1]?.endsWith('literal-text.mjs')) {
  for (const path of process.argv.slice(2))
    for (const text of literalTexts(readFileSync(path, 'utf8'))) console.log(`${path}: ${text}`);
}
