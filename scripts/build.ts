import { acceptArguments, prepareBuild, prepared, prepareSources } from './prepare.ts';

acceptArguments();
await prepared(prepareSources, prepareBuild);
