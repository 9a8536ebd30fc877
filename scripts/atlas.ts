import Fastify from 'fastify';
import { serveLab } from '#server/sandbox/lab.ts';
import { buildAtlas, labFolder } from './lab/build-atlas.ts';
import { acceptArguments, prepared, prepareSources } from './prepare.ts';

/*
 * `npm run atlas` builds the atlas, the pictures and pages of all machines. With `--serve` it then serves it.
 */
const port = 3100;
const isServing = acceptArguments(['--serve']).includes('--serve');
await prepared(prepareSources);
const times = await buildAtlas();
const [largest, smallest] = [times.at(-1), times[0]];
process.stdout.write(`The atlas of ${times.length} machines is in ${labFolder}.\n`);
if (largest && smallest)
  process.stdout.write(
    `The largest, ${largest.name} with ${largest.states} states, took ${largest.milliseconds} ms to lay out; ` +
      `the smallest, ${smallest.name}, ${smallest.milliseconds} ms.\n`,
  );
if (isServing) {
  const server = Fastify();
  await server.register((scope) => serveLab(scope));
  await server.listen({ port });
  process.stdout.write(`Open http://localhost:${port}/atlas/ (Ctrl+C ends it).\n`);
} else {
  process.stdout.write('Open it with `npm run atlas -- --serve`, or start the site and open /atlas.\n');
}
