import { globSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import type { FlowModel } from './define-model.ts';

export const projectRoot = resolve(import.meta.dirname, '../../..');

const load = async (file: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ pathToFileURL(join(projectRoot, file)).href);

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && '__xstatenode' in value;

export const modelFiles = (): string[] => globSync('test/paths/**/*.model.ts', { cwd: projectRoot }).sort();

export const machineFiles = (): string[] => globSync('machines/**/*.machine.ts', { cwd: projectRoot }).sort();

/** `test/paths/registration.model.ts` → `registration`; also the name of its golden record. */
export const flowOf = (file: string): string => file.replace(/^test\/paths\/|\.model\.ts$/g, '');

export const goldenFile = (flow: string): string => join(projectRoot, 'test/paths/golden', `${flow}.txt`);

/** A model file exports exactly one model, named `<anything>Model`. */
export const loadModel = async (file: string): Promise<FlowModel> => {
  const found = Object.entries(await load(file)).filter(([name]) => name.endsWith('Model'));
  const [first] = found;
  if (first === undefined || found.length > 1)
    throw new Error(`${file} must export one model (export const xModel)`);
  const model = first[1] as FlowModel;
  if (model.flow !== flowOf(file))
    throw new Error(`${file}: flow is "${model.flow}" but the file says "${flowOf(file)}"`);
  return model;
};

export const loadModels = async (): Promise<FlowModel[]> => Promise.all(modelFiles().map(loadModel));

/** The machines that a machine file exports; each needs a model. */
export const loadMachines = async (file: string): Promise<AnyStateMachine[]> => {
  const machines = Object.values(await load(file)).filter(isMachine);
  if (machines.length === 0) throw new Error(`${file} (in ${dirname(file)}) exports no machine`);
  return machines;
};
