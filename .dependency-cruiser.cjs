/** Who may import whom: ARCHITECTURE.md. Every message says where the code should go instead. */
// dependency-cruiser 17 has swc parse every file as TypeScript without JSX.
const swc = require('@swc/core');
const parseFile = swc.parseFileSync;
swc.parseFileSync = (file, options) => parseFile(file, { ...options, tsx: file.endsWith('.tsx') });

const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

module.exports = {
  forbidden: [
    rule('no-cycles', 'A cycle means that two files are one idea, or that a third is missing.', {}, { circular: true }),
    rule(
      'core-is-pure',
      'core/ imports core/, zod, time-zone data; core/ical ical.js; core/reading and core/phone libphonenumber-js. Put I/O into an adapter or a module.',
      { path: '^src/core/', pathNot: '\\.(test|fixture)\\.ts$' },
      {
        pathNot: [
          '^src/core/',
          '^node_modules/(zod|moment-timezone/data)',
          '^node_modules/(ical\\.js|libphonenumber-js)',
        ],
      },
    ),
    rule(
      'core-ical-only',
      'Only core/ical parses iCalendar.',
      { path: '^src/core/(?!ical/)', pathNot: '\\.(test|fixture)\\.ts$' },
      { path: '^node_modules/ical\\.js' },
    ),
    rule(
      'core-numbers-only',
      'Only core/reading and core/phone know numbers of telephones.',
      { path: '^src/core/(?!reading/|phone/)', pathNot: '\\.(test|fixture)\\.ts$' },
      { path: '^node_modules/libphonenumber-js' },
    ),
    rule(
      'ports-are-small',
      'ports/ know core and zod only.',
      { path: '^src/ports/' },
      { pathNot: ['^src/(ports|core)/', '^node_modules/zod'] },
    ),
    rule(
      'adapters-stand-alone',
      'An adapter gets its configuration as arguments.',
      { path: '^src/adapters/', pathNot: '\\.(test|fixture)\\.ts$' },
      { path: '^src/(modules|db|server|app|ui|config|supervisor)/' },
    ),
    rule(
      'modules-reach-out-by-ports',
      'A module reaches the outside through ports/.',
      { path: '^src/modules/', pathNot: '\\.(test|fixture)\\.tsx?$' },
      { path: '^src/(adapters|config|supervisor|app)/' },
    ),
    rule(
      'modules-keep-their-internals',
      'Another module is used through its schema, queries, commands, policy, routes, constants or ui.',
      { path: '^src/modules/([^/]+)/', pathNot: '\\.(test|fixture)\\.tsx?$' },
      {
        path: '^src/modules/([^/]+)/',
        pathNot: [
          '^src/modules/$1/',
          '^src/modules/[^/]+/(schema|queries|commands|policy|routes|constants)(\\.tsx?|/)',
          '^src/modules/[^/]+/ui/',
        ],
      },
    ),
    rule(
      'workflow-runs-no-product-code',
      'A workflow knows steps as types only: a change of the product must not break a running loop.',
      { path: '^src/modules/[^/]+/workflow\\.ts$' },
      { pathNot: ['^src/ports/workflows\\.ts$'] },
    ),
    rule(
      'pages-do-not-write',
      'Pages read through queries and write through routes.',
      { path: '^src/(app|modules/[^/]+/ui)/', pathNot: '\\.(test|fixture)\\.tsx?$' },
      {
        path: [
          '^src/modules/[^/]+/commands',
          '^src/adapters/',
          '^src/config/(?!public-environment)',
          '^src/supervisor/',
        ],
      },
    ),
    rule(
      'ui-knows-no-domain',
      'The kit knows no domain.',
      { path: '^src/ui/', pathNot: '\\.(test|fixture)\\.tsx?$' },
      { path: '^src/(modules|server|adapters|db|config|app)/' },
    ),
    rule(
      'messages-are-words',
      'src/messages holds what the product says, and what puts it into words; it knows nobody who says it.',
      { path: '^src/messages/', pathNot: '\\.test\\.tsx$' },
      { pathNot: ['^src/messages/', '^(node_modules/)?(icu-minify|react|@schummar)'] },
    ),
    rule(
      'message-files-stay-on-the-server',
      'A client component gets its messages by <ClientMessages areas>, and says them with useMessages.',
      { path: '^src/(ui/|modules/[^/]+/ui/)', pathNot: '\\.(test|fixture)\\.tsx?$' },
      { path: '^src/messages/(english|translate|en/)' },
    ),
    rule(
      'server-mounts-modules',
      'The HTTP application knows routes and configuration, not adapters.',
      { path: '^src/server/', pathNot: '\\.(test|fixture)\\.ts$' },
      { path: '^src/(adapters|supervisor)/' },
    ),
    rule(
      'supervisor-runs-no-product-code',
      'The supervisor starts processes and nothing else.',
      { path: '^src/supervisor/', pathNot: '\\.(test|fixture)\\.ts$' },
      { path: '^src/(modules|server|app|ui|adapters/(?!restate|clock))/' },
    ),
    rule(
      'sandbox-is-outside',
      "A stand-in is written from the vendor's description, not from our adapter.",
      { path: '^sandbox/', pathNot: '\\.(test|fixture)\\.ts$' },
      { path: '^src/(?!core/)' },
    ),
    rule(
      'fixtures-are-for-tests',
      'A *.fixture.ts holds what tests share.',
      { path: '^(src|sandbox)/', pathNot: '\\.(test|fixture)\\.tsx?$' },
      { path: '\\.fixture\\.tsx?$' },
    ),
    rule(
      'product-knows-no-tests',
      'What is tested or measured knows nothing of it. What both need belongs into src.',
      { path: '^(src|sandbox)/', pathNot: '\\.(test|fixture)\\.tsx?$' },
      { path: '^(tests|evals|bench)/' },
    ),
    rule(
      'tests-beside-files-stay-small',
      'A test beside its file takes help from tests/support and the suite of calendars only.',
      { path: '^(src|sandbox)/' },
      { path: '^(evals|bench|tests/(?!support/|calendar/))' },
    ),
    rule(
      'a-script-has-a-document-of-its-own',
      'A script of a page listens to the document as it is loaded: its test is NAME.script.test.tsx.',
      { path: '\\.test\\.tsx$', pathNot: '\\.script\\.test\\.tsx$' },
      { path: '\\.script\\.ts$' },
    ),
    rule(
      'only-the-supervisor-builds',
      'scripts/ are run, not imported; npm run dev and tests that kill processes share how bundles are made.',
      {
        path: '^(src|sandbox|tests|evals|bench)/',
        pathNot:
          '^(?:src/supervisor/development\\.ts|src/messages/literal-text\\.test\\.tsx|tests/support/bundled\\.ts)$',
      },
      { path: '^scripts/' },
    ),
    rule(
      'scripts-run-alone',
      'A script runs before anything is built: plain Node and packages.',
      { path: '^scripts/' },
      { path: '^(src|sandbox|tests|evals|bench)/' },
    ),
    rule(
      'support-serves-all-tests',
      'tests/support is below every kind of test; the suite of calendars is as much support as test.',
      { path: '^tests/(support|calendar)/' },
      { path: '^(evals|bench|tests/(?!support/|calendar/))' },
    ),
    rule(
      'measuring-is-not-testing',
      'What bench/ and evals/ share with tests belongs into tests/support.',
      { path: '^(bench|evals)/' },
      { path: '^tests/(?!support/|e2e/browser\\.ts$)' },
    ),
    rule('evals-do-not-bench', 'Figures of evals/ do not depend on bench/.', { path: '^evals/' }, { path: '^bench/' }),
    rule(
      'one-kind-of-test',
      'Each folder of tests/ stands by itself; the suite of calendars is shared, the rest belongs into tests/support.',
      { path: '^tests/([^/]+)/' },
      { path: '^tests/[^/]+/', pathNot: ['^tests/$1/', '^tests/(support|calendar)/'] },
    ),
    rule(
      'not-to-dev-dependencies',
      'What runs in production is a dependency.',
      { path: '^(src|sandbox)/', pathNot: '\\.(test|fixture)\\.tsx?$' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^\\.next/', '^dist/'] },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: false,
    parser: 'swc',
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};
