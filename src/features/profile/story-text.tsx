import { css } from '#styled-system/css';

/** A story as it was written, with its line breaks, at a width that reads well. */
export const StoryText = ({ story }: { story: string }) => (
  <p className={css({ maxWidth: 'measure', whiteSpace: 'pre-line' })}>{story}</p>
);
