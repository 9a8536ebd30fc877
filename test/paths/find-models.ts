import { globSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FlowModel } from '@product/path-driver';
import type { AnyStateMachine } from 'xstate';

const projectRoot = resolve(import.meta.dirname, '../..');

const load = async (file: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ pathToFileURL(join(projectRoot, file)).href);

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && '__xstatenode' in value;

/** The files of all models. */
export const modelFiles = (): string[] => globSync('test/paths/**/*.model.ts', { cwd: projectRoot }).sort();

/** The files of all machines. */
export const machineFiles = (): string[] => globSync('machines/**/*.machine.ts', { cwd: projectRoot }).sort();

/** The flow of a model's file: `test/paths/registration.model.ts` → `registration`. */
export const flowOf = (file: string): string => file.replace(/^test\/paths\/|\.model\.ts$/g, '');

/** The golden record of a flow. */
export const goldenFile = (flow: string): string => join(projectRoot, 'test/paths/golden', `${flow}.txt`);

/** Loads a model. Its file exports exactly one, named `<flow>Model`. */
export const loadModel = async (file: string): Promise<FlowModel> => {
  const found = Object.entries(await load(file)).filter(([name]) => name.endsWith('Model'));
  const [first] = found;
  if (first === undefined || found.length > 1)
    throw new Error(`${file} must export one model (export const xModel)`);
  return { ...(first[1] as FlowModel), flow: flowOf(file) };
};

/** Loads the model of a flow; null if there is none. */
export const loadFlow = async (flow: string): Promise<FlowModel | null> => {
  const file = modelFiles().find((one) => flowOf(one) === flow);
  return file === undefined ? null : loadModel(file);
};

/** Loads all models. */
export const loadModels = async (): Promise<FlowModel[]> => Promise.all(modelFiles().map(loadModel));

/** Loads the machines of a file. Each needs a model. */
export const loadMachines = async (file: string): Promise<AnyStateMachine[]> => {
  const machines = Object.values(await load(file)).filter(isMachine);
  if (machines.length === 0) throw new Error(`${file} (in ${dirname(file)}) exports no machine`);
  return machines;
};
