/** Whose total moves; `key` tells them apart. */
export type Topic =
  | { of: 'User'; personId: string; year: number; eventId: string }
  | { of: 'Peloton'; pelotonId: string; eventId: string; year: number }
  | { of: 'Event'; year: number };

export const keyOf = (topic: Topic): string => {
  if (topic.of === 'User') return `User ${topic.year} ${topic.personId}`;
  if (topic.of === 'Peloton') return `Peloton ${topic.year} ${topic.pelotonId}`;
  return `Event ${topic.year}`;
};

/** Whose account moved, of which year; nobody's id for the general fund. */
export type Movement = { ownerType: string; year: number; ownerId: string | null };

/** One message of the stream. */
export const message = (raised: number): string => `event: total\ndata: ${JSON.stringify({ raised })}\n\n`;

export const heartbeat = ': still here\n\n';

/** What a reader is sent first: when to connect again, in milliseconds, once the stream has ended. */
export const greeting = 'retry: 5000\n\n';
