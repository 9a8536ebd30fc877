import { expect, test } from 'vitest';
import { answerChecker, validatorCompiler } from '#server/platform/contract/compilers.ts';
import { declaredOperations, type Schema } from '#server/platform/contract/document.ts';
import { routeSchema } from '#server/platform/contract/request-schemas.ts';

const operations = declaredOperations().map((operation) => [operation.operationId, operation] as const);

test.each(operations)('%s has an example that its schemas allow', (_, operation) => {
  const { example, responses } = operation;
  if (example === null) throw new Error('No example: see scripts/update-examples.ts.');
  const { request, body, status, answer } = example;
  expect(request).toMatch(
    new RegExp(`^${operation.method} /api${operation.path.replace(/\{\w+\}/g, '[^/]+')}(\\?|$)`),
  );
  if (body !== undefined) {
    const schema = routeSchema(operation).body as Schema;
    const check = validatorCompiler({ schema, httpPart: 'body', method: '', url: '' });
    expect(check(structuredClone(body))).toBe(true);
  }
  const declared = responses.get(String(status));
  expect(declared).toBeDefined();
  // Files and long answers are left out.
  if (declared && answer !== undefined) expect(answerChecker(declared)(answer)).toBeNull();
});
