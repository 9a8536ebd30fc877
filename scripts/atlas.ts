import serveStatic from '@fastify/static';
import Fastify from 'fastify';
import { buildAtlas, labFolder } from './lab/build-atlas.ts';
import { acceptArguments, prepared, prepareSources } from './prepare.ts';

/*
 * `npm run atlas` builds the atlas, the pictures and pages of all machines. With `--serve` it then serves it.
 */
const port = 3100;
const isServing = acceptArguments(['--serve']).includes('--serve');
await prepared(prepareSources);
const { machines, states } = await buildAtlas();
process.stdout.write(`The atlas of ${machines} machines with ${states} states is in ${labFolder}.\n`);
if (isServing) {
  const server = Fastify();
  await server.register(serveStatic, { root: labFolder, redirect: true });
  await server.listen({ port });
  process.stdout.write(`Open http://localhost:${port}/atlas/ (Ctrl+C ends it).\n`);
} else {
  process.stdout.write('Open it with `npm run atlas -- --serve`, or serve that folder.\n');
}
