import Fastify from 'fastify';
import { serveLab } from '#server/sandbox/lab.ts';
import { flowOf, modelFiles } from '#test/paths/find-models.ts';
import { buildAtlas } from './lab/build-atlas.ts';
import { labFolder } from './lab/page-settings.ts';
import { photograph } from './lab/photograph.ts';
import { acceptArguments, prepareBuild, prepared, prepareSources } from './prepare.ts';

/*
 * `npm run atlas` builds the atlas, the pictures and pages of all machines. With `--screenshots` it first takes the screenshots of all
 * states, with `--screenshots=donation` those of one flow. With `--serve` it then serves the atlas.
 */
const port = 3100;
const flows = modelFiles().map(flowOf);
const given = acceptArguments(['--serve', '--screenshots', ...flows.map((flow) => `--screenshots=${flow}`)]);
const isServing = given.includes('--serve');
await prepared(prepareSources);
if (given.some((option) => option.startsWith('--screenshots'))) {
  await prepared(prepareBuild);
  const chosen = flows.filter((flow) => given.includes(`--screenshots=${flow}`));
  const isComplete = await photograph(chosen);
  // What was taken is worth looking at all the same.
  if (!isComplete) process.exitCode = 1;
}
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
