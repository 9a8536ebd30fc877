import { explore, shortestPaths, walkMachine } from '@product/path-driver';
import { loadModels } from '#test/paths/find-models.ts';
import { scaled } from './scale.ts';

const seconds = scaled(3, 0);
/** Finding the paths of all flows takes longer than a tiny run may. */
const flowLimit = scaled(Number.POSITIVE_INFINITY, 1);

/** The speed of walks on the bare machines: the same paths repeatedly, at least once. */
export async function measurePathSpeed(): Promise<{ paths: number; perSecond: number }> {
  const models = (await loadModels()).slice(0, flowLimit);
  const flows = models.map((model) => ({ model, paths: shortestPaths(explore(model)) }));
  const paths = flows.reduce((sum, flow) => sum + flow.paths.length, 0);
  let walked = 0;
  const began = performance.now();
  do {
    for (const flow of flows) walkMachine(flow.model, flow.paths);
    walked += paths;
  } while (performance.now() - began < seconds * 1000);
  return { paths, perSecond: walked / ((performance.now() - began) / 1000) };
}
