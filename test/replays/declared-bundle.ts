import { Ajv2020 } from 'ajv/dist/2020.js';
import contract from '#openapi/contract.gen.json' with { type: 'json' };
import type { ReplayBundle } from './bundle.ts';

const ajv = new Ajv2020({ strict: false });
ajv.addSchema({ ...contract, $id: 'contract' });
const isDeclared = ajv.compile<ReplayBundle>({ $ref: 'contract#/components/schemas/ReplayBundle' });

/** What a value has that the contract's replay bundle doesn't, one line each; empty for a bundle. */
export const faultsOfBundle = (value: unknown): string[] =>
  isDeclared(value)
    ? []
    : (isDeclared.errors ?? []).map(({ instancePath, message = 'is wrong' }) => `${instancePath} ${message}`);

/** Whether a value is a replay bundle as the contract declares it. */
export const isBundle = (value: unknown): value is ReplayBundle => isDeclared(value);
