import { acceptArguments, prepared, prepareSources } from './prepare.ts';
import { mustRun } from './run-command.ts';

const databaseTypes = () => {
  process.stdout.write('Generating the database types …\n');
  return mustRun('node', ['scripts/generate-database-types.ts']);
};

acceptArguments();
await prepared(() => prepareSources({ anew: true }), databaseTypes);
