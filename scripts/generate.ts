import { prepareSources } from './prepare.ts';
import { mustRun } from './run-command.ts';

await prepareSources({ anew: true });
process.stdout.write('Generating the database types …\n');
await mustRun('node', ['scripts/generate-database-types.ts']);
