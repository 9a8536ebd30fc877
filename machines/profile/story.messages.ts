import type { WarningContent } from '#machines/shell/leave-warning/leave-warning.types.ts';

/** What a person is asked who wants to go after their page could not be saved. */
export const notSaved: Partial<WarningContent> = {
  mainTextLines: [
    'Are you sure you want to proceed?',
    'Saving didn’t work. If you go now, your changes are lost.',
  ],
  returnButton: 'Stay here',
};

/** What a person is told whose page was changed elsewhere while they wrote. */
export const changedElsewhere =
  'Your page was changed on another tab or device. What you typed is still here: check it, and save it again.';
