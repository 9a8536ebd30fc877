import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { parse } from 'yaml';
import { joinAreas } from './contract/join-areas.ts';

const folder = new URL('../openapi/', import.meta.url);
const rootFile = 'openapi.yaml';

const read = (name: string) => ({ name, document: parse(readFileSync(new URL(name, folder), 'utf8')) });

const areas = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml') && name !== rootFile)
  .sort()
  .map(read);

const contract = joinAreas(read(rootFile), areas);
writeFileSync(new URL('contract.gen.json', folder), `${JSON.stringify(contract, null, 1)}\n`);

const types = astToString(
  await openapiTS(contract as unknown as OpenAPI3, { alphabetize: true, silent: true }),
);
writeFileSync(
  new URL('contract.gen.ts', folder),
  `// Generated from openapi/*.yaml by \`npm run generate\`. Edit the contract instead.\n${types}`,
);
