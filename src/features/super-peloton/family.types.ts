import type { SuperPelotonSnapshot } from '#machines/super-peloton/super-peloton.machine.ts';
import type { FamilyView, SuperPelotonEvent } from '#machines/super-peloton/super-peloton.types.ts';
import type { WayBack } from '#src/components/way-back/way-back.tsx';

export type FamilyPanelProps = {
  snapshot: SuperPelotonSnapshot;
  send: (event: SuperPelotonEvent) => void;
  wayBack: WayBack;
};

/** What each part of what is shown needs. */
export type FamilyPartProps = Pick<FamilyPanelProps, 'snapshot' | 'send'> & {
  view: FamilyView;
  /** Something is under way, or the session ended: nothing else can be asked for. */
  isBusy: boolean;
};
