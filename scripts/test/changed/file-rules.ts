/** Tests that a changed file selects besides those that reach it by the module graph. */
type FileRule = {
  files: RegExp;
  /** All tests of all parts, none, or the test files of these paths, or with this in their text. */
  selects: 'everything' | 'nothing' | { paths?: RegExp; texts?: RegExp };
  why: string;
};

/** A person's way through the whole site: what any part of the server is last needed for. */
const journeys = /^test\/browser\/(donation|registration)-journey\.test\.ts$/;

/** Each rule that fits counts. A file that is no module, that no rule fits and that no module names selects everything. */
export const fileRules: readonly FileRule[] = [
  {
    files: /^(package(-lock)?\.json|\.npmrc|tsconfig\.json|vite\.config\.ts|playwright\.config\.ts)$/,
    selects: 'everything',
    why: 'Packages and the runners’ settings are under every test.',
  },
  {
    files: /^scripts\/(test\.ts|test\/(?!changed\/).*|run\.mjs|run-command\.ts|prepare\.ts)$/,
    selects: 'everything',
    why: 'It runs the tests.',
  },
  {
    files: /^scripts\/test\/changed\//,
    selects: { paths: /^test\/unit\/changed\// },
    why: 'It selects tests; the whole gate does not use it.',
  },
  {
    files: /^(docs\/|content\/README\.md|.*\.md$|LICENSE$|\.gitignore$|\.ci\/)/,
    selects: 'nothing',
    why: 'Nothing reads it at run time.',
  },
  {
    files: /^(biome\.json|knip\.json|redocly\.yaml|\.dependency-cruiser\.mjs|gallery\.html|src\/gallery\/)/,
    selects: 'nothing',
    why: 'Only `check` and the development server read it.',
  },
  {
    files: /^server\/platform\/database\/(migrations\/|schema\.gen\.ts)/,
    selects: { paths: /^test\/(api|postgres|faults)\/|-journey\.test\.ts$/ },
    why: 'Each test with a database runs on the migrated schema.',
  },
  {
    files: /^server\//,
    selects: { paths: journeys },
    why: 'What the app makes of the server’s answers is in the screens. A journey shows that both still fit.',
  },
  {
    files: /^server\/platform\/identity\//,
    selects: { paths: /^test\/browser\/(sign-in|sign-in-pages|plain-provider)\.test\.ts$/ },
    why: 'The sign-in library talks to the provider in a browser only.',
  },
  {
    files: /^openapi\/.*\.yaml$/,
    selects: 'nothing',
    why: 'The generated contract tells which operations changed.',
  },
  {
    files: /^openapi\/contract\.gen\.json$/,
    selects: { paths: journeys },
    why: 'Tests that call a changed operation are selected by its address.',
  },
  {
    files: /^(panda\/|panda\.config\.ts|postcss\.config\.mjs|src\/.*\.css$)/,
    selects: { texts: /every-look\.ts|expectGoodLooks|expectNoBarriers|expectNoSidewaysScroll/ },
    why: 'Styles change how pages look and nothing else; jsdom draws nothing.',
  },
  {
    files: /^(content\/|scripts\/content\/)/,
    selects: {
      paths: /^test\/(unit\/content\/|api\/(content|page-data|site)|browser\/(crawl|every-page)\.)/,
    },
    why: 'Words of pages are rendered on the server, linked, and looked at on each page.',
  },
  {
    files: /^(src\/(features|routes|components)|server\/site)\//,
    selects: { paths: /^test\/browser\/crawl\.test\.ts$/ },
    why: 'It follows the links of all pages, whose addresses it does not name.',
  },
  {
    files: /^src\/render\//,
    selects: {
      paths:
        /^test\/(unit\/content\/|api\/(content|page-data|site)|browser\/(crawl|every-page|first-load)\.)/,
    },
    why: 'The server loads the build of it, not the source.',
  },
  {
    files: /^public\//,
    selects: {
      paths: /^test\/(unit\/site-|api\/site|browser\/(offline|error-page|first-load|every-page)\.)/,
    },
    why: 'The server sends it as it is.',
  },
  {
    files: /^(index\.html|src\/main\.tsx|scripts\/(build|generate|site)\/)/,
    selects: { paths: /^test\/(browser|unit\/site-|api\/site)/ },
    why: 'Each page in Chromium comes from this build and this server.',
  },
  {
    files: /^inspector\.html$/,
    selects: { paths: /^test\/browser\/inspector\.test\.ts$/ },
    why: 'Only the inspector opens it.',
  },
  {
    files: /^test\/support\/screen-setup\.ts$/,
    selects: { paths: /^test\/screens\// },
    why: 'It is loaded before each screen test, by the runner’s settings.',
  },
  {
    files: /^test\/support\/(postgres|postgres-setup|server-databases)\.ts$/,
    selects: { paths: /^test\/(api|postgres|faults)\// },
    why: 'It starts the database before the tests, by the runner’s settings.',
  },
  {
    files: /^machines\/.*\.machine\.ts$/,
    selects: { paths: /^test\/paths\/machines\.test\.ts$/ },
    why: 'Each machine needs a model, a new one too.',
  },
  {
    files: /^test\/paths\/golden\//,
    selects: 'nothing',
    why: 'The walk of its flow compares it.',
  },
];
