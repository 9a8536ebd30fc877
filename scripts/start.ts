import {
  acceptArguments,
  prepareBuild,
  prepared,
  prepareInspector,
  prepareSources,
  prepareWays,
} from './prepare.ts';
import { withSamplePlaces } from './site/sample-places.ts';

acceptArguments();
await prepared(prepareSources, prepareBuild);
Object.assign(process.env, withSamplePlaces(process.env));
// In this process: signals reach the server directly, and its exit code is ours.
await import('../server/main.ts');
// Only the sandbox serves it, and the site doesn't wait for it.
if (process.env.MODE !== 'production')
  prepareInspector()
    .then(prepareWays)
    .catch((error) => console.error(String(error)));
