import type { CharitySettings } from '#server/receipt/receipt.settings.ts';

/** Who took the donation, as a tax office looks for it. */
export const charityWords = ({ legalName, ein, address }: CharitySettings): string =>
  `Given to ${legalName}, ${address}, a public charity under section 501(c)(3) of the Internal Revenue Code, EIN ${ein}.`;

/** What makes a receipt good for a tax return; `what` is “this donation”, “these donations”. */
export const nothingInReturn = (what: string): string =>
  `You received no goods or services in exchange for ${what}.`;

/** Money in a donor-advised fund was deducted when it went in there. */
export const fundWords =
  'It came from your donor-advised fund, which gave you its own receipt. You can’t deduct it a second time.';

export const fundsWords =
  'You could deduct what came from your donor-advised fund when you put it there. You can’t deduct it a second time.';
