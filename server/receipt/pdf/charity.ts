import type { CharitySettings } from '#server/receipt/receipt.settings.ts';

/** The charity, with what a tax office needs to find it. */
export const charityWords = ({ legalName, ein, address }: CharitySettings): string =>
  `Given to ${legalName}, ${address}, a public charity under section 501(c)(3) of the Internal Revenue Code, EIN ${ein}.`;

/** The sentence that makes a receipt valid for a tax return; `what` is “this donation”, “these donations”. */
export const nothingInReturn = (what: string): string =>
  `You received no goods or services in exchange for ${what}.`;

/** Money in a donor-advised fund was deducted when it was paid in. */
export const fundWords =
  'It came from your donor-advised fund, which gave you its own receipt. You can’t deduct it a second time.';

export const fundsWords =
  'You could deduct what came from your donor-advised fund when you put it there. You can’t deduct it a second time.';
