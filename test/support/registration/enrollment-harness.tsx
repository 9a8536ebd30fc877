import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { enrollmentMachine } from '#machines/registration/enrollment.machine.ts';
import { EnrollmentScreen } from '#src/features/registration/enrollment-screen.tsx';
import { offer } from './registration-harness.tsx';

/** What can I register for, around a walked actor. */
export const EnrollmentHarness = ({ actor }: { actor: ActorRefFrom<typeof enrollmentMachine> }) => {
  const snapshot = useSelector(actor, (one) => one);
  return <EnrollmentScreen snapshot={snapshot} send={actor.send} event={offer.event} />;
};
