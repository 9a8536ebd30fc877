/** An import that the graph leaves out, because what loads a file says little about what uses it. */
type IgnoredImport = { from: RegExp; to: RegExp; why: string };

export const ignoredImports: readonly IgnoredImport[] = [
  {
    from: /^server\/operations\.ts$/,
    to: /^server\/(?!platform\/)[^/]+\//,
    why: 'It gathers all areas. A test reaches the areas whose operations it calls.',
  },
  {
    from: /^server\/app\.ts$/,
    to: /^server\/(page-data\.ts|site\/|sandbox\/sandbox\.ts)/,
    why: 'Each server has these pages. A test reaches them by their address, or imports them.',
  },
  {
    from: /^server\/sandbox\//,
    to: /^server\/(?!platform\/|sandbox\/)[^/]+\//,
    why: 'The sandbox shows what all areas keep. A test that looks there also calls the area.',
  },
  {
    from: /^server\/platform\/open-platform\.ts$/,
    to: /^server\/platform\/(payments|mail|identity|files|render)\//,
    why: 'It opens every port. A test reaches the ports that it, or an area it calls, names.',
  },
  {
    from: /^src\/routeTree\.gen\.ts$/,
    to: /./,
    why: 'It gathers all routes. A test reaches the routes whose addresses it names.',
  },
  {
    from: /^test\/path-driver\/model\/find-models\.ts$/,
    to: /^(test\/paths|machines)\//,
    why: 'It gathers all machines. Of the walks, those of the flows that are reached are run.',
  },
  {
    from: /^server\/sources\.ts$|^server\/template\.ts$/,
    to: /^src\//,
    why: 'Only the development server reads the sources.',
  },
];

export const isIgnored = (from: string, to: string): boolean =>
  ignoredImports.some((rule) => rule.from.test(from) && rule.to.test(to));

/** Ports that areas get with the platform, without an import: whoever uses one names it. */
export const ports: readonly { name: RegExp; files: RegExp }[] = [
  { name: /\b(payments|gatewayReports)\b/, files: /^server\/platform\/payments\/open-payments\.ts$/ },
  { name: /\bmail\b/, files: /^server\/platform\/mail\/(mail|smtp)\.ts$/ },
  { name: /\bidentity\b/, files: /^server\/platform\/identity\/identity\.ts$/ },
  { name: /\bfiles\b/, files: /^server\/platform\/files\/(database|s3)-files\.ts$/ },
  { name: /\bloadRenderer\b/, files: /^server\/platform\/render\/renderer\.ts$/ },
];

/** Who may use a port: areas, and the tests around them. */
export const usesPorts = (path: string): boolean =>
  /^(server\/(?!platform\/)[^/]+\/|test\/(api|postgres|faults)\/)/.test(path);

/** Addresses that are in no contract and no route, with the files that answer there. */
export const mounts: readonly { address: RegExp; files: RegExp }[] = [
  { address: /^\/sandbox(\/|$|\*)/, files: /^server\/sandbox\/sandbox\.ts$/ },
  { address: /^\/(sandbox\/api\/)?identity(\/|$|\*)/, files: /^server\/platform\/identity\/identity\.ts$/ },
  { address: /^\/(calendar\/|pictures\/|sitemap|robots\.txt)/, files: /^server\/site\/site\.ts$/ },
  { address: /^\/(sw|offline|favicon|site\.webmanifest|icon-)/, files: /^public\// },
];
