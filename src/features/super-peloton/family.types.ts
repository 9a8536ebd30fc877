import type { SuperPelotonSnapshot } from '#machines/super-peloton/super-peloton.machine.ts';
import type { FamilyView, SuperPelotonEvent } from '#machines/super-peloton/super-peloton.types.ts';
import type { WayBack } from '#src/components/way-back/way-back.tsx';

export type FamilyPanelProps = {
  snapshot: SuperPelotonSnapshot;
  send: (event: SuperPelotonEvent) => void;
  wayBack: WayBack;
};

/** The props of each part. */
export type FamilyPartProps = Pick<FamilyPanelProps, 'snapshot' | 'send'> & {
  view: FamilyView;
  /** A request runs, or the session expired: nothing else can be sent. */
  isBusy: boolean;
};
