import type { Done, Outcome, Task } from './processes.ts';

// The program of `openProcess`: one task after the other, until its parent ends it or is gone.

const modules = new Map<string, Promise<Record<string, (data: unknown) => unknown>>>();

const done = async ({ module, name, data }: Task): Promise<Outcome> => {
  try {
    const loaded = modules.get(module) ?? import(module);
    modules.set(module, loaded);
    const work = (await loaded)[name];
    if (work === undefined) return { error: `${module} has no ${name}.` };
    return { result: await work(data) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
};

process.on('disconnect', () => process.exit());
process.on('message', (task: Task) => {
  done(task).then((outcome) => {
    const said: Done = { outcome, memory: process.memoryUsage.rss() };
    process.send?.(said);
  });
});
