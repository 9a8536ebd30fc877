/** The IANA time zone of the event: where its days begin, and its years end. */
export const eventZone = 'America/New_York';
