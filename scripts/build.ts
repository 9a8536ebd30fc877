import { prepareBuild, prepared, prepareSources } from './prepare.ts';

await prepared(prepareSources, prepareBuild);
