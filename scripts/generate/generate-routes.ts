import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';
import { routeOptions } from './route-options.ts';

const root = resolve(import.meta.dirname, '../..');
const target = process.argv[2] ?? basename(routeOptions.generatedRouteTree);

// The generator writes import paths relative to its output, so a check writes beside the real tree.
if (existsSync(resolve(root, routeOptions.routesDirectory))) {
  const config = getConfig(
    { ...routeOptions, generatedRouteTree: resolve(root, dirname(routeOptions.generatedRouteTree), target) },
    root,
  );
  await new Generator({ config, root }).run();
}
