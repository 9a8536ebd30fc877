/*
 * Writes openapi/examples.gen.json: for each operation of the contract an exchange that the last run of the API tests recorded. Run
 * the tests of the operations first, such as `npm test -- api:activity-goals`, and `npm run generate` afterwards. An example stays if a
 * test still makes it, or if the last run had no test of its operation.
 */
import { writeFileSync } from 'node:fs';
import examples from '#openapi/examples.gen.json' with { type: 'json' };
import { declaredOperations } from '#server/platform/contract/document.ts';
import { acceptArguments } from './prepare.ts';
import { type Example, isExample, readExchanges, shapeOf, signature } from './test/exchanges.ts';

acceptArguments();

/** Characters of an example that a person reads at a glance. */
const readable = 2500;

/** Of the exchanges that show most fields the shortest; of long ones only the shortest. */
const best = (candidates: readonly Example[]): Example | undefined =>
  candidates
    .map((example) => {
      const length = JSON.stringify(example).length;
      const fields = [...shapeOf(example.body), ...shapeOf(example.answer)];
      const shown = length > readable ? 1 : fields.filter((field) => !field.endsWith(' null')).length;
      return { example, shown, length };
    })
    .sort((one, other) => other.shown - one.shown || one.length - other.length)[0]?.example;

const recorded = readExchanges().filter(isExample);
const made = new Set(recorded.map(signature));
const byOperation = Map.groupBy(recorded, ({ operationId }) => operationId);
const earlier = new Map((examples as Example[]).map((example) => [example.operationId, example]));

const chosen = declaredOperations().map(({ operationId }) => {
  const kept = earlier.get(operationId);
  const candidates = byOperation.get(operationId) ?? [];
  const example = kept && (candidates.length === 0 || made.has(signature(kept))) ? kept : best(candidates);
  if (example === undefined) throw new Error(`No API test made an example of ${operationId}.`);
  return example;
});
writeFileSync('openapi/examples.gen.json', `${JSON.stringify(chosen, null, 1)}\n`);
const changed = chosen.filter((example) => earlier.get(example.operationId) !== example);
process.stdout.write(`${changed.length} of ${chosen.length} examples are new.\n`);
