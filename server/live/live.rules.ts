/** A total to watch; `key` identifies it. */
export type Topic =
  | { of: 'User'; personId: string; year: number; eventId: string }
  | { of: 'Peloton'; pelotonId: string; eventId: string; year: number }
  | { of: 'Event'; year: number };

export const keyOf = (topic: Topic): string => {
  if (topic.of === 'User') return `User ${topic.year} ${topic.personId}`;
  if (topic.of === 'Peloton') return `Peloton ${topic.year} ${topic.pelotonId}`;
  return `Event ${topic.year}`;
};

/** The moved account and its year; no owner for the general fund. */
export type Movement = { ownerType: string; year: number; ownerId: string | null };

/** One message of the stream. */
export const message = (raised: number): string => `event: total\ndata: ${JSON.stringify({ raised })}\n\n`;

export const heartbeat = ': still here\n\n';

/** The first message to a reader: the delay before a reconnect, in milliseconds. */
export const greeting = 'retry: 5000\n\n';
