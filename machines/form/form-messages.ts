import type { WarningContent } from '#machines/shell/leave-warning/leave-warning.types.ts';

/** The question to a person who wants to leave after their changes could not be saved. */
export const notSaved: Partial<WarningContent> = {
  mainTextLines: [
    'Are you sure you want to proceed?',
    'Saving didn’t work. If you go now, your changes are lost.',
  ],
  returnButton: 'Stay here',
};
