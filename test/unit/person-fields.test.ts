import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { addressFields, firstName, fullName, lastName, longest } from '#machines/form/person-fields.rules.ts';
import { toE164 } from '#machines/form/phone.ts';
import contract from '#openapi/contract.gen.json' with { type: 'json' };
import { scaled } from '#scripts/test/extent.ts';
import { withFormats } from '#server/platform/contract/compilers.ts';

const ajv = withFormats(new Ajv2020({ strict: false }));
ajv.addSchema({ ...contract, $id: 'contract' });
const accepts = (schema: string) => {
  const validate = ajv.compile({ $ref: `contract#/components/schemas/${schema}` });
  return (value: unknown): boolean => validate(value);
};

/** The rule of each form field, and the schema that must agree with it. */
const rules = {
  FirstName: firstName('Enter it.'),
  LastName: lastName('Enter it.'),
  FullName: fullName('Enter it.'),
  Street: addressFields.address,
  City: addressFields.city,
  Region: addressFields.state,
  PostalCode: addressFields.postalCode,
  Country: addressFields.country,
} satisfies Record<string, z.ZodMiniType<string | null>>;
type Schema = keyof typeof rules;
const schemas = Object.keys(rules) as Schema[];

const limits: Partial<Record<Schema, number>> = {
  FirstName: longest.name,
  LastName: longest.name,
  FullName: longest.fullName,
  Street: longest.street,
  City: longest.city,
  Region: longest.region,
  PostalCode: longest.postalCode,
};

/** A postal code may not be empty; the form checks it with the country, in `addressChecks`. */
const isTaken = (schema: Schema, typed: string): boolean =>
  rules[schema].safeParse(typed).success && (schema !== 'PostalCode' || typed.trim() !== '');

const signs = fc.constantFrom(
  ...[
    'a',
    'é',
    ' ',
    '\u00a0',
    '\u0000',
    '\u200b',
    '\u200c',
    '\u202e',
    '\u2028',
    '\ufeff',
    '\u3164',
    '👩‍🚀',
    '\u0601',
    'A',
  ],
);
const typedText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 220 }),
  fc.array(signs, { maxLength: 12 }).map((parts) => parts.join('')),
  fc
    .record({ sign: signs, count: fc.constantFrom(19, 20, 21, 79, 80, 81, 99, 100, 101, 160, 161, 200, 201) })
    .map(({ sign, count }) => sign.repeat(count)),
  fc.constantFrom('US', 'us', 'GB', '-', '02139'),
);

describe.each(schemas)('The form and the API contract accept the same %s', (schema) => {
  const isInContract = accepts(schema);

  test('for generated texts', () => {
    fc.assert(
      fc.property(typedText, (typed) => {
        // A country is chosen, never typed, so only the typed fields are trimmed.
        const sent = schema === 'Country' ? typed : typed.trim();
        expect([typed, isTaken(schema, typed)]).toEqual([typed, isInContract(sent)]);
      }),
      { numRuns: 1_500, seed: 2027 },
    );
  });

  test('up to the same length, in characters', () => {
    const limit = limits[schema];
    if (limit === undefined) return;
    for (const sign of ['a', '🚲']) {
      const [most, more] = [sign.repeat(limit), sign.repeat(limit + 1)];
      expect([isTaken(schema, most), isInContract(most)]).toEqual([true, true]);
      expect([isTaken(schema, more), isInContract(more)]).toEqual([false, false]);
    }
  });
});

/** The planes that hold all letters and signs; beyond them are rare ideographs, tags and characters for private use. */
const codesOfGate = (code: number) => code < 0x2_0000 || (code >= 0xe_0000 && code < 0xe_1000);

test('form and contract accept the same characters of Unicode in a name', () => {
  const isInContract = accepts('FirstName');
  const differing: string[] = [];
  const isAsked = scaled(() => true, codesOfGate);
  for (let code = 0; code <= 0x10ffff; code += 1) {
    if ((code >= 0xd800 && code <= 0xdfff) || !isAsked(code)) continue;
    const sign = String.fromCodePoint(code);
    // Between letters, so that nothing is trimmed; and alone, where the character is not white space.
    const cases = sign.trim() === '' ? [`a${sign}a`] : [`a${sign}a`, sign];
    if (cases.some((typed) => isTaken('FirstName', typed) !== isInContract(typed)))
      differing.push(code.toString(16));
  }
  expect(differing).toEqual([]);
});

test('toE164 returns a valid Phone of the contract, and keeps a valid Phone unchanged', () => {
  const isPhone = accepts('Phone');
  const typedPhone = fc.stringMatching(/^\+?[\d ().-]{0,18}$/);
  fc.assert(
    fc.property(typedPhone, fc.constantFrom('US', 'DE'), (typed, country) => {
      const sent = toE164(typed, country);
      if (sent !== null) expect(isPhone(sent)).toBe(true);
      if (isPhone(typed)) expect(sent).toBe(typed);
    }),
    { numRuns: 2_000, seed: 2027 },
  );
  for (const text of ['+13045550123', '+442079460958']) expect(isPhone(text)).toBe(true);
  for (const text of ['+4402079460958', '+123456', '+1234567890123456', '3045550123'])
    expect(isPhone(text)).toBe(false);
});

test('no request schema defines its own name, address or phone rules', () => {
  const own = new Set(['Line', 'OptionalLine', 'Phone', 'Country', 'FirstName', 'LastName', 'FullName']);
  const fields = /^(firstName|lastName|phone|emergencyContactPhone|address|city|state|postalCode|country)$/;
  const apart: string[] = [];
  for (const [name, schema] of Object.entries(contract.components.schemas)) {
    if (own.has(name) || !('properties' in schema)) continue;
    for (const [field, value] of Object.entries(schema.properties ?? {}))
      if (fields.test(field) && ('maxLength' in value || 'pattern' in value)) apart.push(`${name}.${field}`);
  }
  expect(apart).toEqual([]);
});
