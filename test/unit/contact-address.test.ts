import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressErrors, codeErrors } from '#machines/contact-address/contact-address.rules.ts';
import { readCode } from '#machines/form/code.ts';
import contract from '#openapi/contract.gen.json' with { type: 'json' };

const ajv = new Ajv2020({ strict: false });
formats.default(ajv);
ajv.addSchema({ ...contract, $id: 'contract' });
const bodyOf = (method: 'post' | 'patch') =>
  ajv.compile({
    $ref: `contract#/paths/~1user~1email/${method}/requestBody/content/application~1json/schema`,
  });

const errorOf = (typed: string) => addressErrors({ typed, emailAddress: 'ida@example.com' }).typed;
const noAddress = 'Enter an e-mail address, like name@example.org.';

describe('The new address', () => {
  test.each([
    ['', noAddress],
    ['ida at example', noAddress],
    [`${'a'.repeat(255)}@example.org`, noAddress],
    [' IDA@example.com ', 'We write to this address already. Enter another one, or keep it.'],
    ['ida@example.org', undefined],
  ])('%j: %j', (typed, error) => {
    expect(errorOf(typed)).toBe(error);
  });

  test('is one that the contract takes, if the form takes it', () => {
    const takes = bodyOf('post');
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string()), (typed) => {
        fc.pre(errorOf(typed) === undefined);
        expect(takes({ emailAddress: typed.trim() }), typed).toBe(true);
      }),
    );
  });
});

describe('The code', () => {
  test.each([
    ['123456', true],
    [' 123 456 ', true],
    ['123-456', true],
    ['12345', false],
    ['1234567', false],
    ['12345a', false],
    ['１２３４５６', true],
    ['', false],
  ])('%j is one: %j', (code, isOne) => {
    expect(codeErrors({ code })).toEqual(isOne ? {} : { code: 'Enter the six digits from the e-mail.' });
    expect(bodyOf('patch')({ code: readCode(code) })).toBe(isOne);
  });
});
