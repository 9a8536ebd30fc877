import type { BrowserFace } from '#test/support/paths/model.ts';
import type { Visit } from '#test/support/paths/person.ts';

export const signInAgain = async (_visit: Visit): Promise<void> => undefined;

export const donationBrowser: BrowserFace | { none: string } = { none: 'not yet' };
