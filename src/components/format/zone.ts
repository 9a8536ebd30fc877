/** What a zone is called where a time is written for a person: "Eastern Time". `at` is any moment of the time that is named. */
export const zoneText = (timeZone: string, at: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date(at))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
