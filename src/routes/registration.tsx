import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import * as z from 'zod/mini';
import type { registrationMachine } from '#machines/registration/registration.machine.ts';
import { enterFlow } from '#src/app/enter-flow.ts';
import { requireUser } from '#src/app/session.ts';
import { useFlow, useResident } from '#src/app/use-app.ts';
import { usePageTitle } from '#src/app/use-page-title.ts';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { RegistrationPayment } from '#src/features/payment/registration-payment.tsx';
import { registrationFlow } from '#src/features/registration/registration.actors.ts';
import { loadOffer } from '#src/features/registration/registration.offer.ts';
import { keptDrafts } from '#src/features/registration/registration.storage.ts';
import { metaOf, RegistrationScreen } from '#src/features/registration/registration-screen.tsx';
import { RegistrationSteps } from '#src/features/registration/registration-steps.tsx';
import { useKeptDrafts } from '#src/features/registration/use-kept-drafts.ts';
import { useStepInUrl } from '#src/features/registration/use-step-in-url.ts';

const flow = 'registration';
