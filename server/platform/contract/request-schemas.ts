import { mayBeLeftOut } from './compilers.ts';
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

/** Fastify's schema of one operation: what it checks of the request, and how it writes the answer. */
export const routeSchema = (operation: DeclaredOperation): Record<string, unknown> => {
  const { body, parameters, responses } = operation;
  const has = (place: Place): boolean => parameters.some((parameter) => parameter.in === place);
  const answers = [...responses].filter(([status, schema]) => status !== 'default' && schema);
  return {
    querystring: objectOf(operation, 'query'),
    ...(has('path') ? { params: objectOf(operation, 'path') } : {}),
    ...(has('header') ? { headers: objectOf(operation, 'header') } : {}),
    ...(body ? { body: body.required ? body.schema : { ...body.schema, [mayBeLeftOut]: true } } : {}),
    response: Object.fromEntries(answers),
  };
};
