/** The route change or the signing out that was held back. */
export type PendingTarget =
  | {
      kind: 'navigation';
      /** Path with search and hash, as the router takes it. */
      href: string;
      /** Only the search differs, so the page stays. */
      isShallow: boolean;
      /** The distance in the tab's history, negative for back; left out for a new entry. */
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
  /** The page that armed the warning decides itself when the person may go. The target is only recorded and counted. */
  shouldDeferNavigation: boolean;
  /** What was held back; while the warning is armed, the confirmed change of the query. */
  pendingTarget: PendingTarget | null;
  /** The number of attempts that were deferred; the last one counts. */
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
  /** The person leaves for the page that they wanted. */
  | { type: 'leaving.granted'; target: PendingTarget | null };
