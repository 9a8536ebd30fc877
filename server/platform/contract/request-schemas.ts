import { mayBeLeftOut, onceFor } from './compilers.ts';
import type { DeclaredOperation, Schema } from './document.ts';

type Place = DeclaredOperation['parameters'][number]['in'];

const objectOf = (operation: DeclaredOperation, place: Place): Schema => {
  const given = operation.parameters.filter((parameter) => parameter.in === place);
  const nameOf = (name: string): string => (place === 'header' ? name.toLowerCase() : name);
  return {
    type: 'object',
    properties: Object.fromEntries(given.map(({ name, schema }) => [nameOf(name), schema])),
    required: given.filter((parameter) => parameter.required).map(({ name }) => nameOf(name)),
    // Browsers and proxies add headers of their own.
    ...(place === 'header' ? {} : { additionalProperties: false }),
  };
};

/** A file is bytes here, and its size was checked while it was read; only its presence is left to check. */
const withoutFiles = (schema: Schema): Schema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries((schema.properties ?? {}) as Record<string, Schema>).map(([name, part]) => [
      name,
      part.format === 'binary' ? {} : part,
    ]),
  ),
});

const bodySchema = ({ required, schema, isMultipart }: NonNullable<DeclaredOperation['body']>): Schema => {
  const checked = isMultipart ? withoutFiles(schema) : schema;
  return required ? checked : { ...checked, [mayBeLeftOut]: true };
};

/** Fastify's schema of one operation, for the request and the answer. */
export const routeSchema = onceFor((operation: DeclaredOperation): Record<string, unknown> => {
  const { body, parameters, responses } = operation;
  const has = (place: Place): boolean => parameters.some((parameter) => parameter.in === place);
  const answers = [...responses].filter(([status, schema]) => status !== 'default' && schema);
  return {
    querystring: objectOf(operation, 'query'),
    ...(has('path') ? { params: objectOf(operation, 'path') } : {}),
    ...(has('header') ? { headers: objectOf(operation, 'header') } : {}),
    ...(body ? { body: bodySchema(body) } : {}),
    response: Object.fromEntries(answers),
  };
});
