/** Where the person was going when the warning came between. */
export type PendingTarget =
  | {
      kind: 'navigation';
      /** Path with search and hash, as the router takes it. */
      href: string;
      /** Only the search differs, so the page need not be entered anew. */
      isShallow: boolean;
      /** How far away it is in the tab's history, back counting below zero; left out for what is no entry of it yet. */
      steps?: number | undefined;
    }
  | { kind: 'logout' };

export type WarningContent = { mainTextLines: string[]; continueButton: string; returnButton: string };

export const defaultContent: WarningContent = {
  mainTextLines: ['Are you sure you want to proceed?', 'Your changes won’t be saved.'],
  continueButton: 'Continue',
  returnButton: 'Cancel',
};

export type LeaveWarningContext = {
  /** The page that armed the warning decides itself when the person may go: the target is only recorded and counted. */
  shouldDeferNavigation: boolean;
  /** Where the person wants to go; while the warning is armed, the change of the query that they confirmed. */
  pendingTarget: PendingTarget | null;
  /** How many attempts were deferred; the last one counts. */
  pendingTargetCount: number;
  content: WarningContent;
};

export type LeaveWarningEvent =
  | { type: 'warning.armed'; content?: Partial<WarningContent>; shouldDeferNavigation?: boolean }
  | { type: 'warning.disarmed' }
  | { type: 'navigation.attempted'; href: string; isShallow: boolean; steps?: number | undefined }
  | { type: 'logout.requested' }
  | { type: 'leaving.confirmed' }
  | { type: 'leaving.cancelled' };

export type LeaveWarningEmitted =
  /** A route change was held back. */
  | { type: 'change.interrupted' }
  /** The person goes on to where they wanted. */
  | { type: 'leaving.granted'; target: PendingTarget | null };
