import { prepareBuild, prepareSources } from './prepare.ts';

await prepareSources();
await prepareBuild();
