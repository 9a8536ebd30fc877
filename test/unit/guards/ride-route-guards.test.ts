import { rideRouteMachine } from '#machines/ride-route/ride-route.machine.ts';
import { testGuards } from '#test/support/guard-table.ts';

const attempted = (attempt: object | null) => ({ context: { attempt } });
const refused = (code: string | null) => ({ params: { error: { code } } });
const options = [
  { route: { id: 'free' }, charge: 0, obstacle: null },
  { route: { id: 'paid' }, charge: 100, obstacle: null },
  { route: { id: 'full' }, charge: 0, obstacle: 'full' },
];
const choosing = (routeId: string, id = routeId) => ({
  context: { options, routeId },
  params: { routeId: id, options },
});
const charging = (routeId: string, kind: string, status: number | null) => ({
  context: { options, routeId },
  params: { error: { kind, status } },
});

const ridden = { route: { id: 'free', rideType: 'gravel' }, commitment: 100, change: null };
const own = { routes: [ridden], paymentMethod: null };
/** A paid route is chosen, with a larger commitment than before. */
const paying = (changed: object = {}) => ({
  context: {
    options: options.map((option) => ({ ...option, commitment: option.charge + 50 })),
    routeId: 'paid',
    rideType: 'gravel',
    own: { ...own, paymentMethod: {} },
    nonce: null,
    draft: { payment: 'new', isConsented: false },
    ...changed,
  },
});
const changing = (change: object | null) => ({
  params: { own: { ...own, routes: [{ ...ridden, change }] } },
});
const moved = (routeId: string, rideType = 'gravel') => ({ context: { routeId, rideType }, params: { own } });

testGuards(rideRouteMachine, [
  ['hasPollsLeft', true, { context: { polls: 7 } }],
  ['hasPollsLeft', false, { context: { polls: 8 } }],
  ['hasNone', true, { params: { own: { ...own, routes: [] } } }],
  ['hasNone', false, { params: { own } }],
  ['isCharging', true, changing({})],
  ['isCharging', false, changing(null)],
  ['hasMoved', true, moved('free')],
  ['hasMoved', false, moved('paid')],
  ['hasMoved', false, moved('free', 'signature')],
  ['needsNonce', true, paying()],
  ['needsNonce', true, paying({ own, draft: { payment: 'saved' } })],
  ['needsNonce', false, paying({ draft: { payment: 'saved' } })],
  ['needsNonce', false, paying({ nonce: 'one' })],
  ['needsNonce', false, paying({ routeId: 'free' })],
  ['needsNonce', true, paying({ own: null })],
  ['needsNonce', false, paying({ own: null, draft: { payment: 'saved' } })],
  ['isInvalid', true, paying()],
  ['isInvalid', false, paying({ draft: { payment: 'new', isConsented: true } })],
  ['isInvalid', false, paying({ routeId: 'free' })],
  ['isInvalid', true, paying({ routeId: 'free', rideType: 'signature' })],
  ['isInvalid', true, paying({ own: null })],
  ['isInvalid', false, paying({ routeId: 'else', rideType: 'signature' })],
  ['isInvalid', false, paying({ own: { ...own, routes: [{ ...ridden, commitment: 150 }] } })],
  ['isChanging', true, attempted({ kind: 'change' })],
  ['isChanging', false, attempted({ kind: 'leave' })],
  ['isChanging', false, attempted(null)],
  ['isLeaving', true, attempted({ kind: 'leave' })],
  ['isLeaving', false, attempted({ kind: 'wait' })],
  ['isLeaving', false, attempted(null)],
  ['isWaiting', true, attempted({ kind: 'wait' })],
  ['isWaiting', false, attempted({ kind: 'change' })],
  ['isWaiting', false, attempted(null)],
  ['hasRide', true, { context: { rideType: 'gravel' } }],
  ['hasRide', false, { context: { rideType: null } }],
  ['hasOptions', true, { context: { options } }],
  ['hasOptions', false, { context: { options: [] } }],
  ['isChoosable', true, choosing('else', 'free')],
  ['isChoosable', false, choosing('else', 'full')],
  ['isChoosable', false, choosing('free', 'else')],
  ['isWantedOpen', true, choosing('free', 'else')],
  ['isWantedOpen', false, choosing('full', 'free')],
  ['isPaid', true, choosing('paid')],
  ['isPaid', false, choosing('free')],
  ['isPaid', false, choosing('else')],
  ...[
    'route-terms-changed',
    'place-taken',
    'ride-shift-clash',
    'too-late-to-lower',
    'same-route',
    'route-of-other-ride',
    'route-not-open',
  ].map((code) => ['isOld', true, refused(code)] as const),
  ['isOld', false, refused('else')],
  ['isOld', false, refused(null)],
  ...['route-change-open', 'ride-begun', 'route-not-ridden', 'not-registered', 'place-free'].map(
    (code) => ['isMoved', true, refused(code)] as const,
  ),
  ['isMoved', false, refused('else')],
  ['isMoved', false, refused(null)],
  ['isChargeOpen', true, charging('paid', 'unknownOutcome', null)],
  ['isChargeOpen', true, charging('paid', 'network', null)],
  ['isChargeOpen', false, charging('paid', 'conflict', 409)],
  ['isChargeOpen', false, charging('free', 'network', null)],
]);
