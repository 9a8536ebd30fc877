import { acceptArguments } from './accept-arguments.ts';
import { prepareBuild, prepared, prepareSources } from './prepare.ts';

acceptArguments();
await prepared(prepareSources, prepareBuild);
