// The zones are read from the folders: `$1` is whatever feature, area or flow the importing file belongs to,
// so a new one is covered without a change here.
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    forbid(
      'no-cycles',
      'Neither file can be understood, or loaded, before the other. Types count, too.',
      {},
      { circular: true },
    ),
    {
      ...forbid(
        'no-folder-cycles',
        'Two areas, flows or features that need each other are one: hand over what the lower one needs, or move it down.',
        {
          // Below these, a folder is a shelf of one part: its files form no cycle, though its shelves look at each other.
          // Tests and scripts are tools of each other.
          pathNot: '^(test|scripts)(/|$)|^(server/platform|src/app|src/features/(payment|profile))/',
        },
        { circular: true },
      ),
      scope: 'folder',
    },
    forbid(
      'no-unresolved',
      'This import leads nowhere.',
      {},
      { couldNotResolve: true, pathNot: ['^#styled-system/', '^virtual:'] },
    ),

    forbid(
      'src-never-server',
      'The app reaches the server over the contract only.',
      { path: '^src/' },
      { path: '^server/' },
    ),
    forbid('src-never-node', 'The app runs in a browser.', { path: '^src/' }, { dependencyTypes: ['core'] }),
    forbid(
      'server-never-src',
      'The server knows nothing of the app.',
      { path: '^server/' },
      { path: '^(src|styled-system)/' },
    ),
    forbid(
      'server-never-react',
      'The server renders by the app’s own build, which it loads as a port.',
      { path: '^server/' },
      { path: 'node_modules/(react|react-dom|@xstate/react)/' },
    ),

    forbid(
      'machines-are-pure',
      'A machine imports xstate, zod/mini, the reader of phone numbers, the list of top-level domains, other machines and types of the contract; an effect is a port.',
      { path: '^machines/' },
      { pathNot: ['^machines/', 'node_modules/(xstate|zod|libphonenumber-js|tlds)/', '^openapi/'] },
    ),
    forbid(
      'machines-take-zod-mini',
      'The whole of zod costs 20 kB on the first screen.',
      { path: '^(machines|src)/' },
      { path: 'node_modules/zod/(index|v4/classic|v3)' },
    ),
    forbid(
      'contract-gives-types-to-machines',
      'Machines take types of the contract, never its text.',
      { path: '^machines/' },
      { path: '^openapi/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'contract-stands-alone',
      'Everything imports the contract; it imports nothing.',
      { path: '^openapi/' },
      { pathNot: '^openapi/' },
    ),

    forbid(
      'features-do-not-know-routes',
      'Imports run one way: routes, features, components.',
      { path: '^src/(features|components|api)/' },
      { path: '^src/(routes|routeTree)' },
    ),
    forbid(
      'components-do-not-know-features',
      'A component shows what it is given; it belongs to no flow.',
      { path: '^src/(components|api|theme)/' },
      { path: '^src/(features|app)/' },
    ),
    forbid(
      'components-do-not-call-the-api',
      'A component shows what it is given.',
      { path: '^src/components/' },
      { path: '^src/api/' },
    ),
    forbid(
      'features-do-not-know-the-app',
      'What ties features together takes them; what they need of it is handed to them.',
      { path: '^src/features/' },
      { path: '^src/app/' },
    ),
    forbid(
      'rendering-is-for-the-server',
      'What renders pages ahead holds all content: no browser loads it.',
      { path: '^src/(?!render/)' },
      { path: '^src/render/' },
    ),
    forbid(
      'features-apart',
      'No feature imports another: what two need is a component, a machine, or handed over by the route.',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/', pathNot: '^src/features/$1/' },
    ),
    forbid(
      'areas-by-public-module',
      'An area is used through the file that bears its name; its problems and its sample e-mails are public too.',
      { path: '^server/(?!platform/)([^/]+)/' },
      {
        path: '^server/',
        pathNot: ['^server/$1/', '^server/platform/', '^server/([^/]+)/\\1(\\.(problems|samples))?\\.ts$'],
      },
    ),
    forbid(
      'platform-below-areas',
      'Areas stand on the platform, never the other way round.',
      { path: '^server/platform/' },
      { path: '^server/', pathNot: '^server/platform/' },
    ),
    forbid(
      'platform-knows-no-flow',
      'Of the machines, the platform takes what is no flow’s: days, money, fields of a form.',
      { path: '^server/platform/' },
      { path: '^machines/', pathNot: '^machines/(form/|[^/]+\\.ts$)' },
    ),
    forbid(
      'rules-are-pure',
      'Rules decide on what they are given: no database, no network, no clock.',
      { path: '\\.rules\\.ts$' },
      { path: ['\\.queries\\.ts$', 'node_modules/(kysely|fastify|pg)/'], dependencyTypesNot: ['type-only'] },
    ),

    forbid(
      'nothing-imports-tests',
      'What tests need is not part of the product.',
      { pathNot: '^(test|scripts|lab)/' },
      { path: '^test/' },
    ),
    forbid(
      'path-driver-by-its-public-modules',
      'The files at the top of the package are what its `exports` name.',
      { path: '^(test|scripts|lab)/', pathNot: '^test/path-driver/' },
      { path: '^test/path-driver/', pathNot: '^test/path-driver/[^/]+\\.ts$' },
    ),
    forbid(
      'path-driver-knows-no-product',
      'It is a package for any project with XState machines.',
      { path: '^test/path-driver/' },
      { path: '^(src|machines|server|openapi|lab|scripts|content|test/(?!path-driver/))' },
    ),
    forbid(
      'nothing-imports-scripts',
      'Scripts are tools around the product.',
      { path: '^(src|machines|server|openapi)/' },
      { path: '^scripts/' },
    ),
    forbid(
      'nothing-imports-the-lab',
      'The lab shows machines to their developers; no byte of it is part of the product.',
      { path: '^(src|machines|server|openapi)/' },
      { path: '^lab/|node_modules/(elkjs|@xyflow)/' },
    ),
    forbid(
      'the-lab-reads-machines',
      'What the lab shows comes from the machines alone, so that it shows every product built of them.',
      { path: '^lab/' },
      { path: '^(src|server|test/(?!path-driver/)|scripts|content)/' },
    ),
    forbid(
      'no-dev-packages',
      'What the product needs at run time is in dependencies.',
      { path: '^(server|machines)/' },
      {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: 'node_modules/(vite|@types)/',
      },
    ),
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^styled-system', '^dist'] },
    exclude: { path: ['^dist/', '^test/fixtures/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: false,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
