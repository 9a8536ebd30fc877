import { acceptArguments } from './accept-arguments.ts';
import { prepareBuild, prepared, prepareSources } from './prepare.ts';

acceptArguments();
await prepared(prepareSources, prepareBuild);
// In this very process: signals reach the server directly, and its exit code is ours.
await import('../server/main.ts');
