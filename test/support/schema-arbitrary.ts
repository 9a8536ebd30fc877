import fc, { type Arbitrary } from 'fast-check';
import type { Schema } from '#server/platform/contract/document.ts';

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

const formats: Readonly<Record<string, Arbitrary<string>>> = {
  uuid: fc.uuid(),
  date: day.map((text) => text.slice(0, 10)),
  'date-time': day,
  email: fc.emailAddress(),
  phone: fc.constantFrom('+13045550123', '+442079460958', '+4930123456', '+81312345678'),
};

const textOf = (schema: Schema): Arbitrary<string> => {
  const known = formats[String(schema.format)];
  const pattern = typeof schema.pattern === 'string' ? new RegExp(schema.pattern) : null;
  if (known) return pattern ? known.filter((text) => pattern.test(text)) : known;
  if (pattern) return fc.stringMatching(pattern);
  const minLength = Number(schema.minLength ?? 0);
  const maxLength = Math.min(Number(schema.maxLength ?? 40), minLength + 200);
  return fc.string({ minLength, maxLength, unit: 'binary' });
};

const objectOf = (schema: Schema): Arbitrary<unknown> => {
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  const requiredKeys = Array.isArray(schema.required) ? (schema.required as string[]) : [];
  return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, fitting(field)])), {
    requiredKeys: requiredKeys.filter((name) => fields.some(([known]) => known === name)),
    noNullPrototype: true,
  });
};

const typed = (type: unknown, schema: Schema): Arbitrary<unknown> => {
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number')
    return fc.integer({ min: Number(schema.minimum ?? -1e6), max: Number(schema.maximum ?? 1e9) });
  if (type === 'array')
    return fc.array(fitting((schema.items ?? {}) as Schema), {
      minLength: Number(schema.minItems ?? 0),
      maxLength: Math.min(Number(schema.maxItems ?? 5), Number(schema.minItems ?? 0) + 5),
    });
  if (type === 'object') return objectOf(schema);
  return textOf(schema);
};

/** Values that fit a schema of the contract, or nearly: what `if`, `not` and uniqueness add is left to chance. */
export const fitting = (schema: Schema): Arbitrary<unknown> => {
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  const choice = schema.oneOf ?? schema.anyOf;
  if (Array.isArray(choice)) return fc.oneof(...choice.map((one) => fitting(one as Schema)));
  if (Array.isArray(schema.allOf))
    return fc
      .tuple(...schema.allOf.map((part) => fitting(part as Schema)))
      .map((parts) => Object.assign({}, ...parts));
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => typed(type, schema)));
  return typed(schema.type ?? (schema.properties ? 'object' : 'string'), schema);
};

/** Values that mostly fit, with one field replaced by anything or one too many. */
export const spoiled = (schema: Schema): Arbitrary<unknown> =>
  fc.tuple(fitting(schema), fc.string(), fc.jsonValue(), fc.nat()).map(([value, name, anything, place]) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return anything;
    const keys = Object.keys(value);
    const key = keys[place % (keys.length + 1)] ?? name;
    return { ...value, [key]: anything };
  });
