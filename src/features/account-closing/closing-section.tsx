import { TextLink } from '#src/components/button/text-link.tsx';
import { EditSection } from '#src/components/editing/edit-section.tsx';
import { css } from '#styled-system/css';

/** The link to closing the account, at the end of the edit page. */
export const ClosingSection = ({ publicId }: { publicId: string }) => (
  <EditSection
    id="closing"
    title="Close your account"
    note="For good. Before it closes, you’ll see what ends with it."
  >
    <p className={css({ maxWidth: 'measure' })}>
      You can close your account yourself, at any time.{' '}
      <TextLink to="/profile/$id/close" params={{ id: publicId }}>
        See what would end
      </TextLink>
    </p>
  </EditSection>
);
