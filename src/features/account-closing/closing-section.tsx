import { TextLink } from '#src/components/button/text-link.tsx';
import { EditSection } from '#src/components/editing/edit-section.tsx';
import { css } from '#styled-system/css';

/** The way to closing the account, at the end of what a person can change. */
export const ClosingSection = ({ publicId }: { publicId: string }) => (
  <EditSection
    id="closing"
    title="Close your account"
    note="For good. Before it closes, you’ll see what ends with it."
  >
    <p className={css({ maxWidth: 'measure' })}>
      You can close your account yourself, at any time.{' '}
      <TextLink href={`/profile/${publicId}/close`}>See what would end</TextLink>
    </p>
  </EditSection>
);
