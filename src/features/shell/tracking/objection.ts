type Objector = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

/** Whether the person has told their browser that they don't want to be tracked: Do Not Track or Global Privacy Control. */
export const hasObjected = (): boolean => {
  const { doNotTrack, globalPrivacyControl } = navigator as Objector;
  return doNotTrack === '1' || globalPrivacyControl === true;
};
