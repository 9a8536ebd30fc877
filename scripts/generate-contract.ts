import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString, type OpenAPI3, tsNullable } from 'openapi-typescript';
import ts from 'typescript';
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

/** Neither is a text of any kind, nor one the other: a day is made of an instant by `dayIn`, which takes a zone. */
const times = `
export type CalendarDay = \`\${number}-\${number}-\${number}\`;
export type Instant = \`\${CalendarDay}T\${string}\`;
`;
const timeOf: Readonly<Record<string, string>> = { date: 'CalendarDay', 'date-time': 'Instant' };

const types = astToString(
  await openapiTS(contract as unknown as OpenAPI3, {
    alphabetize: true,
    silent: true,
    inject: times,
    transform: ({ format, type }) => {
      const name = timeOf[format ?? ''];
      if (name === undefined) return undefined;
      const named = ts.factory.createTypeReferenceNode(name);
      return Array.isArray(type) && type.includes('null') ? tsNullable([named]) : named;
    },
  }),
);
writeFileSync(
  new URL('contract.gen.ts', folder),
  `// Generated from openapi/*.yaml by \`npm run generate\`. Edit the contract instead.\n${types}`,
);
