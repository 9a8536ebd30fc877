import { acceptArguments, prepareBuild, prepared, prepareSources } from './prepare.ts';
import { withSamplePlaces } from './site/sample-places.ts';

acceptArguments();
await prepared(prepareSources, prepareBuild);
Object.assign(process.env, withSamplePlaces(process.env));
// In this process: signals reach the server directly, and its exit code is ours.
await import('../server/main.ts');
