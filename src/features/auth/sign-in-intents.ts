/** What somebody wanted who is asked to sign in first. */
export const intents = ['register', 'registration', 'donate', 'peloton', 'monthly'] as const;

export type Intent = (typeof intents)[number];
