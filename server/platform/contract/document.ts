import contract from '#openapi/contract.gen.json' with { type: 'json' };

export type Schema = { readonly [key: string]: unknown };

const accesses = ['anyone', 'signed-in', 'token'] as const;

/** `token`: a valid token is enough; the contact may not exist yet. */
export type Access = (typeof accesses)[number];

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: Schema };

export type DeclaredOperation = {
  operationId: string;
  access: Access;
  /** How many requests a person may send in a minute; null if frequent requests reveal nothing. */
  perMinute: number | null;
  /** How many requests one process works on at once; null if the operation needs no limit. */
  mostAtOnce: number | null;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The contract's form, such as `/ride/{id}/routes`. */
  path: string;
  summary: string;
  tag: string;
  parameters: readonly Parameter[];
  /** `types` are the media types that the body may have. */
  body: {
    required: boolean;
    schema: Schema;
    isForm: boolean;
    isMultipart: boolean;
    types: readonly string[];
  } | null;
  /** A signature over the body authenticates the sender, so the handler also gets the raw text. */
  isSigned: boolean;
  /** By status; `default` is for problems that no operation foresees. Null is an answer without a JSON body. */
  responses: ReadonlyMap<string, Schema | null>;
  /** The codes of its refusals, by status. */
  problems: ReadonlyMap<string, readonly string[]>;
  /** A request with its answer. `request`: method and address; an undefined body or answer is empty, a file, or too long. */
  example: { request: string; body: unknown; status: number; answer: unknown } | null;
};

export type ContractDocument = { paths: Schema };

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const schemaOf = (value: unknown): Schema => (isSchema(value) ? value : {});

const isAccess = (value: unknown): value is Access => accesses.some((access) => access === value);

const step = (at: unknown, name: string): unknown => schemaOf(at)[name];

/** Replaces references by what they refer to. Throws on a cycle, which Fastify's serializer could not follow. */
const resolve = (value: unknown, root: unknown, on: readonly string[] = []): unknown => {
  if (Array.isArray(value)) return value.map((item) => resolve(item, root, on));
  if (!isSchema(value)) return value;
  const reference = value.$ref;
  if (typeof reference !== 'string')
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolve(inner, root, on)]));
  if (on.includes(reference)) throw new Error(`The contract's ${reference} contains itself.`);
  const target = reference.slice(2).split('/').reduce<unknown>(step, root);
  const { $ref: _, ...beside } = value;
  return { ...schemaOf(resolve(target, root, [...on, reference])), ...beside };
};

const schemaIn = (content: unknown, isWanted: (type: string) => boolean): Schema | null => {
  const media = Object.entries(schemaOf(content)).find(([type]) => isWanted(type));
  return media ? schemaOf(step(media[1], 'schema')) : null;
};

const jsonSchemaOf = (content: unknown): Schema | null => schemaIn(content, (type) => type.endsWith('json'));

export const patchType = 'application/json-patch+json';

export const formType = 'application/x-www-form-urlencoded';

export const multipartType = 'multipart/form-data';

const bodyOf = (body: Schema): DeclaredOperation['body'] => {
  const required = body.required === true;
  const types = Object.keys(schemaOf(body.content));
  const declared = (wanted: string) => schemaIn(body.content, (type) => type === wanted);
  const form = declared(formType);
  const parts = declared(multipartType);
  const schema = form ?? parts ?? jsonSchemaOf(body.content) ?? {};
  return { required, schema, isForm: form !== null, isMultipart: parts !== null, types };
};

const parametersOf = (value: unknown): Parameter[] =>
  (Array.isArray(value) ? value : []).map((parameter: unknown) => ({
    name: String(step(parameter, 'name')),
    in: step(parameter, 'in') as Parameter['in'],
    required: step(parameter, 'required') === true,
    schema: schemaOf(step(parameter, 'schema')),
  }));

/** The codes that a problem's schema allows. */
const codesIn = (schema: Schema | null): string[] => {
  const parts = Array.isArray(schema?.allOf) ? schema.allOf : [];
  return parts.flatMap((part) => step(step(step(part, 'properties'), 'code'), 'enum') ?? []).map(String);
};

const exampleIn = (part: unknown): unknown =>
  Object.values(schemaOf(step(part, 'content')))
    .map((media) => step(media, 'example'))
    .find((example) => example !== undefined);

const exampleOf = (operation: Schema): DeclaredOperation['example'] => {
  const { request, status } = schemaOf(operation['x-example']);
  if (typeof request !== 'string' || typeof status !== 'number') return null;
  const answer = exampleIn(step(operation.responses, String(status)));
  return { request, body: exampleIn(operation.requestBody), status, answer };
};

const operationOf = (path: string, method: string, item: Schema, operation: Schema): DeclaredOperation => {
  const { operationId, tags } = operation;
  const access = operation['x-access'];
  const perMinute = operation['x-per-minute'];
  const mostAtOnce = operation['x-most-at-once'];
  if (typeof operationId !== 'string') throw new Error(`${method} ${path} has no operationId.`);
  if (!isAccess(access))
    throw new Error(`${operationId} says nobody may use it: give it x-access ${accesses.join(', ')}.`);
  const body = operation.requestBody;
  const { refusals = [], answers = [] } = Object.groupBy(
    Object.entries(schemaOf(operation.responses)).map(
      ([status, response]) => [status, jsonSchemaOf(step(response, 'content'))] as const,
    ),
    ([status]) => (status.startsWith('4') ? 'refusals' : 'answers'),
  );
  return {
    operationId,
    access,
    perMinute: typeof perMinute === 'number' ? perMinute : null,
    mostAtOnce: typeof mostAtOnce === 'number' ? mostAtOnce : null,
    path,
    method: method.toUpperCase() as DeclaredOperation['method'],
    summary: String(operation.summary ?? ''),
    tag: Array.isArray(tags) ? String(tags[0]) : '',
    parameters: [...parametersOf(item.parameters), ...parametersOf(operation.parameters)],
    body: isSchema(body) ? bodyOf(body) : null,
    isSigned: operation['x-signed'] === true,
    responses: new Map(answers),
    example: exampleOf(operation),
    problems: new Map(refusals.map(([status, schema]) => [status, codesIn(schema)])),
  };
};

const operationsIn = (document: ContractDocument): DeclaredOperation[] =>
  Object.entries(schemaOf(resolve(document.paths, document))).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = step(item, method);
      return isSchema(operation) ? [operationOf(path, method, schemaOf(item), operation)] : [];
    }),
  );

let ours: DeclaredOperation[] | null = null;

/** Every operation of the contract, its references resolved. Throws on one without operationId or x-access. */
export const declaredOperations = (document?: ContractDocument): readonly DeclaredOperation[] => {
  if (document) return operationsIn(document);
  ours ??= operationsIn(contract);
  return ours;
};

/** A named schema of the contract, its references resolved. */
export const schemaNamed = (name: keyof typeof contract.components.schemas): Schema =>
  schemaOf(resolve(contract.components.schemas[name], contract));

export { contract };
