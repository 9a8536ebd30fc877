import type { Schemas } from '#openapi/contract.gen.ts';

type SurvivorVisibility = Schemas['SurvivorVisibility'];

/** The viewer's relation to the person of a page. All false: a stranger. */
export type Viewer = { isSelf: boolean; isDonor: boolean; isCaptain: boolean };

export const stranger: Viewer = { isSelf: false, isDonor: false, isCaptain: false };

type Survivor = { isCancerSurvivor: boolean | null; survivorVisibility: SurvivorVisibility };

/** Whether the answer depends on the viewer. */
export const dependsOnViewer = ({ isCancerSurvivor, survivorVisibility }: Survivor): boolean =>
  isCancerSurvivor === true && survivorVisibility !== 'nobody' && survivorVisibility !== 'everyone';

const admitted: Readonly<Record<SurvivorVisibility, (viewer: Viewer) => boolean>> = {
  nobody: () => false,
  captains: ({ isCaptain }) => isCaptain,
  donors: ({ isDonor }) => isDonor,
  'donors-and-captains': ({ isDonor, isCaptain }) => isDonor || isCaptain,
  everyone: () => true,
};

/** Whether a page shows that its person survived cancer. The person sees it where anybody else may. */
export const seesSurvivor = ({ isCancerSurvivor, survivorVisibility }: Survivor, viewer: Viewer): boolean => {
  if (isCancerSurvivor !== true) return false;
  if (viewer.isSelf) return survivorVisibility !== 'nobody';
  return admitted[survivorVisibility](viewer);
};
