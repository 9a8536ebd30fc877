import Pencil from 'lucide-react/icons/pencil';
import { TextLink } from '#src/components/button/text-link.tsx';
import { css } from '#styled-system/css';

type EditMarkProps = {
  /** Where the part is changed. */
  href: string;
  /** What the link is called for a screen reader, beginning with the word that is shown: "Edit your story". */
  name: string;
  /** The word that is shown. */
  children?: string;
};

/** Beside each part of one's own page: a pencil that leads to where the part is changed. */
export const EditMark = ({ href, name, children = 'Edit' }: EditMarkProps) => (
  <span className={css({ textStyle: 'small', whiteSpace: 'nowrap' })}>
    <TextLink href={href} aria-label={name}>
      <Pencil
        aria-hidden
        className={css({
          display: 'inline',
          width: '1em',
          height: '1em',
          verticalAlign: '-0.1em',
          me: '1.5',
        })}
      />
      {children}
    </TextLink>
  </span>
);
