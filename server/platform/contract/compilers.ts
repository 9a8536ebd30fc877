import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import { hasLink } from '#machines/form/link.ts';
import { isNoName } from '#machines/form/person-name.ts';
import { isE164 } from '#machines/form/phone.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import type { ProblemError } from '#server/platform/problems/problem-error.ts';
import type { Schema } from './document.ts';
import { fieldProblems } from './field-problems.ts';
import { unstorableMessage, unstorableText } from './unstorable-text.ts';

/** A UUID as the database takes it; any other text needs no query. */
export const uuidForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The formats of the contract. The library's own format of ids allows `urn:uuid:`, which the database refuses. */
export const withFormats = (ajv: Ajv2020): Ajv2020 =>
  addFormats
    .default(ajv)
    .addFormat('uuid', uuidForm)
    .addFormat('phone', isE164)
    .addFormat('name', (name: string) => !hasLink(name))
    .addFormat('name-with-sense', (name: string) => !hasLink(name) && !isNoName(name));

// OpenAPI adds keywords (example, discriminator, x-…) that ajv's strict mode refuses.
const shared = { strict: false, allErrors: true, useDefaults: true, removeAdditional: false } as const;

const exact = withFormats(new Ajv2020({ ...shared, coerceTypes: false }));

/** Addresses and headers are text, so numbers in them are parsed; a body has its own types. */
const fromText = withFormats(new Ajv2020({ ...shared, coerceTypes: 'array' }));

/** Marks the schema of a body that may be left out. */
export const mayBeLeftOut = 'x-may-be-left-out';

const partNames: Readonly<Record<string, string>> = {
  querystring: 'query',
  params: 'path',
  headers: 'header',
};

const problemOf = (fields: NonNullable<ProblemError['options']['fields']>) => ({
  error: platformProblem('validation-failed', { fields }),
});

/** Makes something of each key once: the servers of a process, in tests many, share the contract's schemas and what is compiled of them. */
export const onceFor = <Key extends object, Made>(make: (key: Key) => Made): ((key: Key) => Made) => {
  const made = new WeakMap<Key, Made>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
};

/**
 * Fastify's validator: a misfit is answered with `validation-failed` and the fields. Like all schemas, this one is compiled at its first
 * use: compiling all of them would delay the start by a second. ajv keeps what it compiled.
 */
export const validatorCompiler: FastifySchemaCompiler<Schema> = ({ schema, httpPart = 'body' }) => {
  const part = partNames[httpPart] ?? httpPart;
  const ajv = httpPart === 'body' ? exact : fromText;
  const optional = schema[mayBeLeftOut] === true;
  return (data: unknown) => {
    if (optional && (data === undefined || data === null)) return true;
    const validate = ajv.compile(schema);
    if (!validate(data)) return problemOf(fieldProblems(validate.errors ?? [], part));
    const place = unstorableText(data);
    if (place === null) return true;
    return problemOf([{ path: `/${part}${place}`, code: 'character', message: unstorableMessage }]);
  };
};

/** Stored data followed the rules of its day, so answers are not checked against these formats. */
const anything = { name: true, 'name-with-sense': true, phone: true } as const;

const serializerOf = onceFor((schema: Schema) => fastJsonStringify(schema, { ajv: { formats: anything } }));

/** Fastify's serializer, which writes only the declared fields; it is compiled at its first use, too. */
export const serializerCompiler: FastifySerializerCompiler<Schema> =
  ({ schema }) =>
  (data: unknown) =>
    serializerOf(schema)(data);

/** Checks answers: resolves to the problem, in text for a log, or null. */
export const answerChecker =
  (schema: Schema): ((body: unknown) => string | null) =>
  (body) => {
    const validate = exact.compile(closedOnce(schema));
    // The check sees the answer as JSON: dates are text, and undefined fields are gone.
    if (validate(JSON.parse(JSON.stringify(body ?? null)))) return null;
    return fieldProblems(validate.errors ?? [], 'body')
      .map(({ path, code, message }) => `${path} (${code}): ${message}`)
      .join('; ');
  };

/** Checks one value of a body: resolves to what the person has to correct, or null. */
export const valueChecker =
  (schema: Schema): ((value: unknown) => string | null) =>
  (value) => {
    const validate = exact.compile(schema);
    return validate(value) ? null : (fieldProblems(validate.errors ?? [], 'body')[0]?.message ?? null);
  };

/** The schema with every object closed, so that an undeclared field fails the check. */
const closed = (schema: unknown, isPartOfAll = false): Schema => {
  const close = (value: unknown, inAll: boolean): unknown => {
    if (Array.isArray(value)) return value.map((item) => close(item, inAll));
    return typeof value === 'object' && value !== null ? closed(value, inAll) : value;
  };
  const source = schema as Schema;
  const inner: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(source)) inner[key] = close(value, key === 'allOf');
  const combines = 'allOf' in source || 'anyOf' in source || 'oneOf' in source;
  if (isPartOfAll || 'additionalProperties' in source) return inner;
  if (combines && 'allOf' in source) return { ...inner, unevaluatedProperties: false };
  return 'properties' in source && !combines ? { ...inner, additionalProperties: false } : inner;
};

const closedOnce = onceFor((schema: Schema) => closed(schema));
