/** The code for later steps and the end of a registration, in one script. */
export { CompletedHero } from './completed-hero.tsx';
export { CompletedScreen } from './completed-screen.tsx';
export { ConfirmingScreen } from './confirming-screen.tsx';
export { ElsewhereDialog } from './elsewhere-dialog.tsx';
export { ActivityGoalsStep } from './steps/activity-goals-step.tsx';
export { AdditionalInfoStep } from './steps/additional-info-step.tsx';
export { FeeStep } from './steps/fee-step.tsx';
export { FundraisingStep } from './steps/fundraising-step.tsx';
export { ParticipationStep } from './steps/participation-step.tsx';
export { RouteStep } from './steps/route-step.tsx';
export { VolunteerStep } from './steps/volunteer-step.tsx';
export { WaiverStep } from './steps/waiver-step.tsx';
