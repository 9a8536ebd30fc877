import { explore, loadModels, shortestPaths, walkMachine } from '#test/path-driver/path-driver.ts';

/** How fast the bare machines are walked: the same paths over and over for about `seconds`. */
export async function measurePathSpeed(seconds: number): Promise<{ paths: number; perSecond: number }> {
  const flows = (await loadModels()).map((model) => ({ model, paths: shortestPaths(explore(model)) }));
  const paths = flows.reduce((sum, flow) => sum + flow.paths.length, 0);
  let walked = 0;
  const began = performance.now();
  while (performance.now() - began < seconds * 1000) {
    for (const flow of flows) walkMachine(flow.model, flow.paths);
    walked += paths;
  }
  return { paths, perSecond: walked / ((performance.now() - began) / 1000) };
}
