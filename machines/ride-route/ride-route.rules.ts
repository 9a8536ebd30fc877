import type { FieldErrors } from '#machines/form/field-errors.ts';
import type { OwnRoute, RideRouteContext, RouteOption } from './ride-route.types.ts';

type Choice = Pick<RideRouteContext, 'own' | 'rideType' | 'options' | 'routeId' | 'draft' | 'nonce'>;

/** The person's current route of the open ride. */
export const riddenIn = ({ own, rideType }: Pick<Choice, 'own' | 'rideType'>): OwnRoute | null =>
  own?.routes.find(({ route }) => route.rideType === rideType) ?? null;

/** The chosen option. */
export const chosenOption = ({ options, routeId }: Pick<Choice, 'options' | 'routeId'>): RouteOption | null =>
  options.find(({ route }) => route.id === routeId) ?? null;

/** Whether the person has a saved method that can be charged without a form. */
export const hasSavedMethod = ({ own }: Pick<Choice, 'own'>): boolean => own?.paymentMethod !== null;

/** Whether the route is among the options and available. */
export const isChoosable = (options: readonly RouteOption[], routeId: string | null): boolean =>
  options.some(({ route, obstacle }) => route.id === routeId && obstacle === null);

/** Whether the change costs money: only then can a bank leave its outcome unknown. */
export const isPaid = (choice: Pick<Choice, 'options' | 'routeId'>): boolean =>
  (chosenOption(choice)?.charge ?? 0) > 0;

/** Whether the payment form has to be asked first. */
export const needsNonce = (choice: Choice): boolean =>
  isPaid(choice) && choice.nonce === null && (choice.draft.payment === 'new' || !hasSavedMethod(choice));

/** The problems that prevent the change. A consent is needed again only where the commitment grows. */
export const choiceErrors = (choice: Choice): FieldErrors => {
  const option = chosenOption(choice);
  const grows = (option?.commitment ?? 0) > (riddenIn(choice)?.commitment ?? 0);
  return grows && !choice.draft.isConsented
    ? { isConsented: 'Check the box to commit to this amount, or choose another route.' }
    : {};
};
