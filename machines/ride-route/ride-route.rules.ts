import type { FieldErrors } from '#machines/form/field-errors.ts';
import type { OwnRoute, RideRouteContext, RouteOption } from './ride-route.types.ts';

type Choice = Pick<RideRouteContext, 'own' | 'rideType' | 'options' | 'routeId' | 'draft' | 'nonce'>;

/** The route that is ridden now, in the ride that is open. */
export const riddenIn = ({ own, rideType }: Pick<Choice, 'own' | 'rideType'>): OwnRoute | null =>
  own?.routes.find(({ route }) => route.rideType === rideType) ?? null;

/** What was chosen among the options. */
export const chosenOption = ({ options, routeId }: Pick<Choice, 'options' | 'routeId'>): RouteOption | null =>
  options.find(({ route }) => route.id === routeId) ?? null;

/** Whether the person has a method that a charge can be made on without a form. */
export const hasSavedMethod = ({ own }: Pick<Choice, 'own'>): boolean => own?.paymentMethod !== null;

/** Whether the route can be chosen among these. */
export const isChoosable = (options: readonly RouteOption[], routeId: string | null): boolean =>
  options.some(({ route, obstacle }) => route.id === routeId && obstacle === null);

/** Whether the change is paid for: only then can its outcome be unknown to a bank. */
export const isPaid = (choice: Pick<Choice, 'options' | 'routeId'>): boolean =>
  (chosenOption(choice)?.charge ?? 0) > 0;

/** Whether the payment form has to be asked first. */
export const needsNonce = (choice: Choice): boolean =>
  isPaid(choice) && choice.nonce === null && (choice.draft.payment === 'new' || !hasSavedMethod(choice));

/** What keeps the change from being confirmed. A promise is asked for again only where it grows. */
export const choiceErrors = (choice: Choice): FieldErrors => {
  const option = chosenOption(choice);
  const grows = (option?.commitment ?? 0) > (riddenIn(choice)?.commitment ?? 0);
  return grows && !choice.draft.isConsented
    ? { isConsented: 'Check the box to commit to this amount, or choose another route.' }
    : {};
};
