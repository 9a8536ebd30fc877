import { type ActorRefFrom, type AnyActorRef, fromCallback } from 'xstate';
import { flowError } from '#machines/flow-error.ts';
import type {
  AskedCharge,
  Authenticated,
  AuthenticationRequest,
  OpenPaymentForm,
  Paid,
  PaymentFieldError,
  PaymentFormEvent,
} from './payment-form.types.ts';

/**
 * Holds the payment form of one flow. A screen hands its form over by an event, and the flow's ports ask by events. Each flow
 * that takes a payment invokes one of its own, so no flow ever asks another flow's form.
 */
export const paymentForm = fromCallback<PaymentFormEvent>(({ receive }) => {
  let open: OpenPaymentForm | null = null;
  receive((event) => {
    switch (event.type) {
      case 'form.opened':
        open = event.form;
        break;
      case 'form.closed':
        // A form that closes after the next one has opened takes nothing away.
        if (open === event.form) open = null;
        break;
      case 'payment.requested':
        event.answer(open?.pay(event.charge) ?? null);
        break;
      case 'card.emptied':
        open?.empty(event.fields);
        break;
      case 'check.requested':
        event.answer(open?.check() ?? []);
        break;
      case 'authentication.requested':
        event.answer(
          open?.authenticate(event.request, event.signal) ?? Promise.resolve({ kind: 'unavailable' }),
        );
    }
  });
});

export type PaymentFormRef = ActorRefFrom<typeof paymentForm>;

/** What a flow invokes at its root, so that the form is held as long as the flow runs. */
export const holdsPaymentForm = { id: 'paymentForm', src: 'paymentForm' } as const;

type Flow = { children: Record<string, AnyActorRef | undefined> };

/** The actor that holds the payment form of a flow, from the flow's snapshot. */
export const paymentFormOf = ({ children }: Flow): PaymentFormRef | undefined =>
  children[holdsPaymentForm.id] as PaymentFormRef | undefined;

/** The same for a port, which knows its flow by the system id; undefined where no such flow runs. */
export const paymentFormIn = (system: { get: (id: string) => unknown }, flowId: string) => {
  const flow = system.get(flowId) as AnyActorRef | undefined;
  return flow && paymentFormOf(flow.getSnapshot());
};

/** The way in which one screen hands its form over, and takes it back (null) when the form goes. */
export const handOverTo = (holder: PaymentFormRef | undefined) => {
  let handed: OpenPaymentForm | null = null;
  const tell = (event: PaymentFormEvent) => {
    // A flow may be over before its page has gone.
    if (holder?.getSnapshot().status === 'active') holder.send(event);
  };
  return (form: OpenPaymentForm | null): void => {
    if (handed !== null) tell({ type: 'form.closed', form: handed });
    if (form !== null) tell({ type: 'form.opened', form });
    handed = form;
  };
};

/** The card's fields count as parts of the payment, so that they go when another way to pay is chosen. */
const pathOf = (id: string) => (id.startsWith('payment-') ? id.replace('-', '.') : 'payment.method');

/** The answer to an event that is answered at once; `none` where nobody is there to answer. */
const answerOf = <Answer>(none: Answer, ask: (answer: (given: Answer) => void) => void): Answer => {
  const given = { answer: none };
  ask((answer) => {
    given.answer = answer;
  });
  return given.answer;
};

/** What the payment form can say at once is wrong with it, by path; nobody is asked. */
export const paymentErrorsOf = (holder: PaymentFormRef | undefined): Record<string, string> => {
  const errors = answerOf<PaymentFieldError[]>([], (answer) =>
    holder?.send({ type: 'check.requested', answer }),
  );
  return Object.fromEntries(errors.map(({ id, message }) => [pathOf(id), message]));
};

const cameBack = 'You came back without paying. Try again, or pay another way.';

/**
 * Asks the flow's payment form for something good for one charge.
 * @param messages what the person is told while no form is open, and where the form has errors
 * @throws FlowError `invalid` when the form has errors, or the person left the wallet's window; `unexpected` when no form is open
 */
export const requestPayment = async (
  holder: PaymentFormRef | undefined,
  charge: AskedCharge,
  messages: { notOpen: string; refused: string },
): Promise<Extract<Paid, { kind: 'tokenized' | 'granted' }>> => {
  const paid = await answerOf<Promise<Paid> | null>(null, (answer) =>
    holder?.send({ type: 'payment.requested', charge, answer }),
  );
  if (paid === null) throw flowError({ kind: 'unexpected', message: messages.notOpen });
  if (paid.kind === 'tokenized' || paid.kind === 'granted') return paid;
  const fields =
    paid.kind === 'left'
      ? [{ path: 'payment.method', code: 'invalid', message: cameBack }]
      : paid.errors.map(({ id, message }) => ({ path: pathOf(id), code: 'invalid', message }));
  throw flowError({ kind: 'invalid', message: messages.refused, fields });
};

/** Has the card's owner prove to their bank that it is theirs; `unavailable` where no form is open. */
export const requestAuthentication = (
  holder: PaymentFormRef | undefined,
  request: AuthenticationRequest,
  signal: AbortSignal,
): Promise<Authenticated> =>
  answerOf<Promise<Authenticated>>(Promise.resolve({ kind: 'unavailable' }), (answer) =>
    holder?.send({ type: 'authentication.requested', request, signal, answer }),
  );
