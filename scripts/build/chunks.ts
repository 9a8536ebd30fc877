/** A pattern for modules with one of these in their path. */
const oneOf = (...paths: string[]) => new RegExp(`/(${paths.join('|')})`);

/**
 * Modules that nearly every page of a kind needs: dozens of small files compress worse than one. A group includes its modules' imports,
 * unless a group of higher priority has them. The bundler groups all other modules by the pages that need them.
 */
export const chunks = [
  { name: 'react', test: oneOf('node_modules/(react|react-dom|scheduler)/'), priority: 9 },
  { name: 'first', tags: ['$initial' as const], priority: 8 },
  // Read before the app, so that its components don't bring the app along.
  {
    name: 'basics',
    test: oneOf('src/features/content/content-view', 'src/components/skeleton/'),
    priority: 8,
  },
  { name: 'calls', test: oneOf('node_modules/openapi-fetch/', 'src/api/(?!json-patch)'), priority: 7 },
  { name: 'validation', test: oneOf('node_modules/zod/'), priority: 7 },
  { name: 'flows', test: oneOf('node_modules/(xstate|@xstate)/', 'machines/entity/'), priority: 7 },
  {
    name: 'start-app',
    test: oneOf(
      'src/app/root-actor/',
      'src/features/auth/(auth\\.cookies|kept|use-|whether)',
      'machines/(auth/|poll-delay)',
    ),
    priority: 6,
  },
  // Reading phone numbers is as large as all other rules together, and few forms need it.
  {
    name: 'form',
    test: oneOf('machines/form/(?!phone|person-|link)', 'src/components/(dialog|field/(?!phone)|fold|form/)'),
    priority: 4,
  },
  {
    name: 'view',
    test: oneOf('node_modules/lucide-react/', 'src/components/(?!field/phone|editing|share|valley)'),
    priority: 3,
  },
];
