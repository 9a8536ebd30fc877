import { basename } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { loadMachines, machineFiles } from '#test/paths/find-models.ts';

/** Every machine, after the name of its file. */
export const machines: [flow: string, machine: AnyStateMachine][] = await Promise.all(
  machineFiles().map(async (file): Promise<[string, AnyStateMachine]> => {
    const [machine, ...others] = await loadMachines(file);
    if (machine === undefined || others.length > 0) throw new Error(`${file} must export one machine`);
    return [basename(file, '.machine.ts'), machine];
  }),
);
