/** What stands between the signs that part an address, a query or a sentence. */
const run = /[^\s/?&=#:;,<>"'()]+/g;

/** An at sign, also a wide one, and something after it (before it anything goes); encoded as often as links get encoded on their way. */
const emailLike = /(?:[@＠﹫]|%(?:25)*(?:40|ef%(?:25)*(?:bc%(?:25)*a0|b9%(?:25)*ab)))./iu;

/** Takes out whatever looks like an e-mail address; nothing that leads to a person reaches the tracker. */
export const redactEmails = (text: string): string =>
  text.replace(run, (part) => (emailLike.test(part) ? '[redacted]' : part));
