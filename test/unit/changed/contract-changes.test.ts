import { expect, test } from 'vitest';
import { changedOperations, operationsOf } from '#scripts/test/changed/contract-changes.ts';

const contract = (changes: { limit?: number; text?: string; extra?: object } = {}) => ({
  info: { version: '1' },
  paths: {
    '/search': {
      get: {
        operationId: 'search',
        parameters: [{ name: 'query', schema: { maxLength: changes.limit ?? 200 } }],
        responses: { 200: { schema: { $ref: '#/components/schemas/Found' } } },
      },
    },
    '/user/{id}': {
      get: { operationId: 'getUser', responses: { 200: { schema: { $ref: '#/components/schemas/User' } } } },
    },
    ...changes.extra,
  },
  components: {
    schemas: {
      Found: { type: 'array', items: { $ref: '#/components/schemas/Person' } },
      Person: {
        type: 'object',
        title: changes.text ?? 'person',
        parent: { $ref: '#/components/schemas/Person' },
      },
      User: { type: 'object' },
    },
  },
});

test('lists the operations of a contract', () => {
  expect(operationsOf(contract())).toEqual([
    { id: 'search', path: '/search' },
    { id: 'getUser', path: '/user/{id}' },
  ]);
});

test('the same contract changes no operation', () => {
  expect(changedOperations(contract(), contract())).toEqual([]);
});

test('a changed operation is named', () => {
  expect(changedOperations(contract(), contract({ limit: 100 }))).toEqual(['search']);
});

test('a changed schema names the operations that reach it, through other schemas and round a cycle', () => {
  expect(changedOperations(contract(), contract({ text: 'somebody' }))).toEqual(['search']);
});

test('an added and a removed operation are named', () => {
  const extra = { '/live': { get: { operationId: 'live' } } };
  expect(changedOperations(contract(), contract({ extra }))).toEqual(['live']);
  expect(changedOperations(contract({ extra }), contract())).toEqual(['live']);
});

test('without a contract before, each operation is new', () => {
  expect(changedOperations(null, contract())).toEqual(['getUser', 'search']);
});

test('words for readers change no operation', () => {
  const described = (words: string) => ({
    paths: {
      '/live': {
        get: {
          operationId: 'live',
          summary: words,
          responses: {
            200: { description: words, schema: { properties: { description: { type: 'string' } } } },
          },
        },
      },
    },
  });
  expect(changedOperations(described('one'), described('other'))).toEqual([]);
});
