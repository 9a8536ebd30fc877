import { thankYouMachine } from '#machines/thank-you/thank-you.machine.ts';
import { testGuards } from '#test/support/guard-table.ts';

const refusing = (...fields: [path: string, code: string][]) => ({
  context: { chosen: ['one', 'two'] },
  params: { error: { fields: fields.map(([path, code]) => ({ path, code })) } },
});
const leftOut = (refunded: number, thanked: number) => ({ context: { leftOut: { refunded, thanked } } });
const asked = (donationId: string | null) => ({
  context: { donationId },
  params: { unthanked: { donations: [{ id: 'one' }, { id: 'two' }] } },
});

testGuards(thankYouMachine, [
  ['hasNone', true, { params: { unthanked: { donations: [] } } }],
  ['hasNone', false, asked('one')],
  ['isOneAsked', true, asked('two')],
  ['isOneAsked', false, asked('three')],
  ['isOneAsked', false, asked(null)],
  ['hasChosen', true, { context: { chosen: ['one'] } }],
  ['hasChosen', false, { context: { chosen: [] } }],
  ['isReduced', true, leftOut(1, 0)],
  ['isReduced', true, leftOut(0, 1)],
  ['isReduced', false, leftOut(0, 0)],
  ['hasMore', true, { context: { total: 2, chosen: ['one'] } }],
  ['hasMore', false, { context: { total: 1, chosen: ['one'] } }],
  ['isSending', true, { context: { key: 'one' } }],
  ['isSending', false, { context: { key: null } }],
  ['hasUnfit', true, refusing(['donationIds.1', 'refunded'])],
  ['hasUnfit', true, refusing(['donationIds.0', 'thanked'])],
  ['hasUnfit', false, refusing(['donationIds.0', 'else'])],
  ['hasUnfit', false, refusing(['donationIds.2', 'refunded'])],
  ['hasUnfit', false, refusing(['text', 'refunded'])],
  ['hasUnfit', false, refusing(['donationIds.0.text', 'refunded'])],
  ['hasUnfit', false, refusing(['more.donationIds.0', 'refunded'])],
  ['hasFit', true, refusing(['donationIds.0', 'refunded'])],
  ['hasFit', false, refusing(['donationIds.0', 'refunded'], ['donationIds.1', 'thanked'])],
  ['hasFit', false, refusing(['text', 'refunded'])],
]);
