/** What a person wanted to do before the sign-in. */
export const intents = ['register', 'registration', 'donate', 'peloton', 'monthly'] as const;

export type Intent = (typeof intents)[number];
