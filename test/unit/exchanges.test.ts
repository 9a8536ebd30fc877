import { expect, test } from 'vitest';
import { differences, type Example } from '#scripts/test/exchanges.ts';

const operation = { operationId: 'getThing', problems: new Map([['404', ['thing-not-found']]]) };
const refusal = {
  test: 'test/api/thing.test.ts',
  operationId: 'getThing',
  status: 404,
  code: 'thing-not-found',
};
const example: Example = {
  test: 'test/api/thing.test.ts',
  operationId: 'getThing',
  status: 200,
  request: 'GET /api/thing/1',
  type: '',
  body: '',
  answer: '[{"id":"1","tags":["a"],"price":null}]',
};

test('nothing differs where tests provoked each refusal and made each example, with other values', () => {
  const made = {
    ...example,
    request: 'GET /api/thing/2',
    answer: '[{"id":"2","tags":["b","c"],"price":null}]',
  };
  expect(differences([refusal, made], [operation], [example])).toEqual([]);
});

test.each<[string, Parameters<typeof differences>[0], string[]]>([
  ['a refusal that nobody provoked', [example], ['no test provokes getThing 404 thing-not-found']],
  [
    'a refusal that is not listed',
    [refusal, example, { ...refusal, status: 409, code: 'thing-busy' }],
    ['the contract does not list getThing 409 thing-busy'],
  ],
  [
    'an example with a field that no answer has any more',
    [refusal, { ...example, answer: '[{"id":"1","price":null}]' }],
    ['no test makes the example of getThing'],
  ],
  [
    'no exchange',
    [],
    ['no test provokes getThing 404 thing-not-found', 'no test makes the example of getThing'],
  ],
])('names %s', (_, exchanges, found) => {
  expect(differences(exchanges, [operation], [example])).toEqual(found);
});
