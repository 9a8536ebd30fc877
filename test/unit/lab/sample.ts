import { and, assign, createMachine, not } from 'xstate';

/** A machine with every kind of state and transition. */
export const sample = createMachine(
  {
    id: 'lamp',
    initial: 'off',
    states: {
      off: {
        on: { pressed: { guard: and(['hasPower', not('isBroken')]), target: 'on.last', reenter: true } },
      },
      on: {
        id: 'lit',
        description: 'The lamp gives light.',
        initial: 'dim',
        tags: 'bright',
        entry: 'click',
        exit: { type: 'count', params: {} },
        invoke: { id: 'watch', src: 'watchPower', onDone: 'off', onError: { actions: assign({}) } },
        states: {
          dim: { after: { shortly: 'full', 50: { actions: 'flicker' }, later: 'full' } },
          full: { always: { guard: 'isBroken', target: '#broken' } },
          last: { type: 'history', history: 'deep', target: 'full' },
        },
      },
      both: {
        type: 'parallel',
        states: {
          left: { initial: 'a', states: { a: { on: { '*': 'b' } }, b: { type: 'final' } } },
          right: {},
        },
        on: { split: { target: ['.left.b', '.right'] } },
        onDone: { target: 'off', actions: 'click' },
      },
      broken: { id: 'broken', type: 'final' },
    },
  },
  { delays: { shortly: 200, later: () => 1 } },
);
