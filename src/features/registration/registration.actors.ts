import { fromPromise } from 'xstate';
import { fullNameOf } from '#machines/form/person-name.ts';
import { paymentFormIn } from '#machines/payment/payment-form.ts';
import { requestCard } from '#machines/payment/request-card.ts';
import { registrationMachine } from '#machines/registration/registration.machine.ts';
import type {
  Attempt,
  Celebration,
  CheckedCode,
  CodeKind,
  RosterName,
  SaveRequest,
} from '#machines/registration/registration.types.ts';
import { call } from '#src/api/call.ts';
import { getEvent, getSponsorRoutes } from '#src/api/calls/event.calls.ts';
import { getRegistrationUser, postRegistration } from '#src/api/calls/registration.calls.ts';
import { get, post } from '#src/api/describe-call.ts';
import { watchSession } from '#src/components/way-back/watch-session.ts';

const save = ({ request: { step, body }, ...attempt }: Attempt & { request: SaveRequest }) => {
  switch (step) {
    case 'participation':
      return call(postRegistration('/registration/participation', attempt, body));
    case 'profile':
      return call(postRegistration('/registration/profile', attempt, body));
    case 'route-signature':
    case 'route-gravel':
      return call(postRegistration('/registration/route', attempt, body));
    case 'volunteer':
      return call(postRegistration('/registration/volunteer', attempt, body));
    case 'activity-goals':
      return call(postRegistration('/registration/activity-goals', attempt, body));
    case 'fundraising':
      return call(postRegistration('/registration/fundraising', attempt, body));
    case 'additional-info':
      return call(postRegistration('/registration/additional-info', attempt, body));
    case 'waiver':
      return call(postRegistration('/registration/waiver', attempt, body));
  }
};

const check: { [Kind in CodeKind]: (code: string) => Promise<CheckedCode> } = {
  group: async (typed) => {
    const { code, pelotonName } = await call(
      post('/registration/validate/group-code', 'VALIDATE_GROUP_CODE', { data: { code: typed } }),
    );
    return { kind: 'group', code, pelotonName };
  },
  sponsor: async (typed) => {
    const { code, sponsorId, sponsorName } = await call(
      post('/registration/validate/sponsor', 'VALIDATE_SPONSOR_CODE', { data: { code: typed } }),
    );
    const routes = await call(getSponsorRoutes(sponsorId, { code }));
    return { kind: 'sponsor', code, sponsorName, routes };
  },
  discount: async (typed) => {
    const { code, fee } = await call(
      post('/registration/validate/discount-code', 'VALIDATE_DISCOUNT_CODE', { data: { code: typed } }),
    );
    return { kind: 'discount', code, fee };
  },
};

const rosterNames = async (ride: { id: string; name: string }, myId: string): Promise<RosterName[]> => {
  const entries = await call(
    get('/ride/{id}/roster', 'LOAD_ROSTER', {
      path: { id: ride.id },
      query: { limit: 5 },
      meta: { isHandled: false },
    }),
  );
  return entries.map(({ publicId, firstName, lastName, routeName }) => ({
    publicId,
    ride: ride.name,
    name: fullNameOf({ firstName, lastName }),
    detail: routeName,
    isMe: publicId === myId,
  }));
};

const loadCelebration = async (): Promise<Celebration> => {
  const [summary, event] = await Promise.all([call(getRegistrationUser()), call(getEvent())]);
  const ridden = summary.participations.map((participation) => participation.rideType);
  const rides = event.rides.filter((ride) => ridden.includes(ride.rideType));
  const rosters = await Promise.all(rides.map((ride) => rosterNames(ride, summary.publicId)));
  return { summary, roster: rosters.flat() };
};

/** The flow's system id, as in its route. */
export const registrationFlowId = 'registration';

type Registration = Awaited<ReturnType<typeof readRegistration>>;

/** Loads the person's registration. Rejects with a FlowError. */
export const readRegistration = () => call(get('/registration', 'LOAD_REGISTRATION'));

/** The registration machine with the API, the payment form and the session as its ports. */
export const registrationFlow = registrationMachine.provide({
  actors: {
    loadRegistration: fromPromise(readRegistration),
    saveStep: fromPromise(({ input }) => save(input)),
    tokenizePayment: fromPromise(({ system }) => requestCard(paymentFormIn(system, registrationFlowId))),
    payFee: fromPromise(({ input }) =>
      call(postRegistration('/registration/fee', input, input.request.body)),
    ),
    completeRegistration: fromPromise(({ input }) => call(postRegistration('/registration/complete', input))),
    checkCode: fromPromise(({ input }) => check[input.kind](input.code)),
    loadCelebration: fromPromise(loadCelebration),
    watchSession,
  },
});

/** The registration flow, whose first load has already started. If that load failed, the flow loads again. */
export const registrationFlowAfter = (begun: Promise<Registration>) => {
  let first: Promise<Registration> | null = begun;
  return registrationFlow.provide({
    actors: {
      loadRegistration: fromPromise(() => {
        const reading = first?.catch(readRegistration) ?? readRegistration();
        first = null;
        return reading;
      }),
    },
  });
};
