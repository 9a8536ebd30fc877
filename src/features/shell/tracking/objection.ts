type Objector = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

/** Whether the person's browser objects to tracking: Do Not Track or Global Privacy Control. */
export const hasObjected = (): boolean => {
  const { doNotTrack, globalPrivacyControl } = navigator as Objector;
  return doNotTrack === '1' || globalPrivacyControl === true;
};
