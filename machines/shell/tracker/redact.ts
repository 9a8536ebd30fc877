const emailLike = /[^\s@/?&=#:;,<>"'()]+(?:@|%40)[^\s@/?&=#:;,<>"'()]+\.[^\s@/?&=#:;,<>"'().]+/gi;

/** Takes out whatever looks like an e-mail address; nothing that leads to a person reaches the tracker. */
export const redactEmails = (text: string): string => text.replace(emailLike, '[redacted]');
