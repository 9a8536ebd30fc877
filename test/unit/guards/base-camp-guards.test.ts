import { baseCampMachine } from '#machines/base-camp/base-camp.machine.ts';
import { testGuards } from '#test/support/guard-table.ts';

const celebrated = (amount: number, dismissed: number) => ({
  context: { camp: { celebration: { amount } }, dismissed },
});
const quiet = (dismissed: number | undefined) => ({ context: { camp: { celebration: null }, dismissed } });
const unknown = (dismissed: number | undefined) => ({ context: { camp: null, dismissed } });
const failed = (kind: string) => ({ params: { error: { kind } } });

testGuards(baseCampMachine, [
  ['hasNothing', true, { params: { camp: null } }],
  ['hasNothing', false, { params: { camp: {} } }],
  ['isPassing', true, failed('network')],
  ['isPassing', true, failed('timeout')],
  ['isPassing', true, failed('unexpected')],
  ['isPassing', false, failed('conflict')],
  ['isNewSuccess', true, celebrated(2, 1)],
  ['isNewSuccess', false, celebrated(2, 2)],
  ['isNewSuccess', false, quiet(0)],
  ['isNewSuccess', false, unknown(0)],
  ['isUnsaved', true, celebrated(2, 2)],
  ['isUnsaved', false, celebrated(2, 1)],
  ['isUnsaved', false, quiet(0)],
  ['isUnsaved', false, unknown(0)],
]);
