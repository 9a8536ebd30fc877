import { prepared, prepareInspector } from '#scripts/prepare.ts';
import { measureInspector } from '../inspector-speed.ts';
import type { Row } from './row.ts';

/** The rows about the inspector, with as many events as it keeps. */
export const inspectorRows = async (): Promise<Row[]> => {
  await prepared(prepareInspector);
  const { events, frame, floor, megabytes } = await measureInspector();
  const counted = events.toLocaleString('en-US');
  return [
    {
      what: `a frame of the inspector with ${counted} events, the slowest of twenty`,
      measured: `${frame.toFixed(1)} ms`,
      compared: `${(frame / floor).toFixed(2)} × the empty inspector (${floor.toFixed(1)} ms)`,
      target: '≤ 1.1 ×, 60 frames in a second',
      met: frame <= 1.1 * floor,
    },
    {
      what: `memory of the inspector with ${counted} events`,
      measured: `${megabytes.toFixed(0)} MB of JavaScript`,
      compared: `${((1000 * megabytes) / events).toFixed(1)} kB an event`,
      target: '≤ 150 MB',
      met: megabytes <= 150,
    },
  ];
};
