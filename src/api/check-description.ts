import type { PlainCall } from './call.types.ts';

const methods: readonly unknown[] = ['get', 'post', 'put', 'patch', 'delete'];
const known = ['endpoint', 'method', 'data', 'headers', 'config', 'meta', 'types'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** All faults of a description; empty when it can be sent. */
export const faultsOf = (description: unknown): string[] => {
  if (!isRecord(description)) return ['a call is described by an object'];
  const { endpoint, method, headers, config, meta, types } = description;
  const faults: string[] = [];
  if (!isText(endpoint)) faults.push('endpoint must be a path');
  if (!methods.includes(method)) faults.push('method must be get, post, put, patch or delete');
  if (headers !== undefined && !isRecord(headers)) faults.push('headers must be an object');
  if (config !== undefined && !isRecord(config)) faults.push('config must be an object');
  if (meta !== undefined && !isRecord(meta)) faults.push('meta must be an object');
  if (!Array.isArray(types) || types.length !== 3 || !types.every(isText)) {
    faults.push('types must be exactly three action types: start, success, failure');
  }
  for (const key of Object.keys(description)) {
    if (!known.includes(key)) faults.push(`"${key}" is not part of a call`);
  }
  return faults;
};

/** Throws for a malformed description before anything is sent or reported. */
export const checkDescription: (description: unknown) => asserts description is PlainCall = (description) => {
  const faults = faultsOf(description);
  if (faults.length > 0) throw new TypeError(`Malformed call: ${faults.join('; ')}`);
};
