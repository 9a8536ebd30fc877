import { explore, loadModels, shortestPaths, walkRandomly } from '#test/path-driver/path-driver.ts';
import { brokenInvariants, exceptionsOf } from '#test/paths/invariants.ts';
let u = 0;
const only = process.argv[2];
for (const model of await loadModels()) {
  if (only && only !== model.flow) continue;
  const e = explore(model);
  const paths = shortestPaths(e);
  const c = performance.now();
  const broken = brokenInvariants(e, paths);
  u += performance.now() - c;
  const known = exceptionsOf(e);
  const news = broken.filter(x => !known.includes(x)), old = known.filter(x => !broken.includes(x));
  if (news.length + old.length) console.log(model.flow, {news, old});
}
console.log(u);
