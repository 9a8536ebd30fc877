import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString, type OpenAPI3, tsNullable } from 'openapi-typescript';
import ts from 'typescript';
import { parse } from 'yaml';
import examples from '#openapi/examples.gen.json' with { type: 'json' };
import { type Operation, withProblemAnswers } from './generate/problem-answers.ts';
import { withExample } from './generate/with-example.ts';
import { mustRun } from './run-command.ts';
import type { Example } from './test/exchanges.ts';

const folder = new URL('../openapi/', import.meta.url);
const areas = readdirSync(folder).filter((name) => name.endsWith('.yaml') && name !== 'openapi.yaml');
const files = ['openapi.yaml', ...areas.sort()].map((name) => `openapi/${name}`);

await mustRun('redocly', ['join', ...files, '--without-x-tag-groups', '-o', 'openapi/contract.gen.json']);

// `redocly join` drops the root's servers and security, and adds empty lists of tags and servers.
const { tags: _, ...joined } = JSON.parse(readFileSync(new URL('contract.gen.json', folder), 'utf8'));
const { servers, security } = parse(readFileSync(new URL('openapi.yaml', folder), 'utf8'));
const eachOperation = (
  paths: Record<string, Record<string, Operation>>,
  change: (one: Operation) => Operation,
) => {
  for (const path of Object.values(paths)) {
    delete path.servers;
    for (const [method, operation] of Object.entries(path))
      if (operation.operationId !== undefined) path[method] = change(operation);
  }
};
eachOperation(joined.paths, (operation) => withProblemAnswers(operation, joined.components.responses));
const contract: OpenAPI3 = { ...joined, servers, security };

/** An instant and a day are no plain strings, nor each other: `dayIn` turns an instant into a day, with a zone. */
const ownTypes = `
export type CalendarDay = \`\${number}-\${number}-\${number}\`;
export type Instant = \`\${CalendarDay}T\${string}\`;
export type Schemas = components['schemas'];
`;
const timeOf: Readonly<Record<string, string>> = { date: 'CalendarDay', 'date-time': 'Instant' };

const types = astToString(
  await openapiTS(contract, {
    alphabetize: true,
    silent: true,
    inject: ownTypes,
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

// The types need no examples. A new operation has one once a test has made it.
const exampleOf = new Map((examples as Example[]).map((example) => [example.operationId, example]));
const answers = joined.components.responses;
eachOperation(joined.paths, (operation) => {
  const example = exampleOf.get(operation.operationId ?? '');
  return example ? withExample(operation, example, answers) : operation;
});
const text = JSON.stringify(joined.paths);
for (const name of Object.keys(answers))
  if (!text.includes(`"#/components/responses/${name}"`)) delete answers[name];
writeFileSync(new URL('contract.gen.json', folder), `${JSON.stringify(contract, null, 1)}\n`);
