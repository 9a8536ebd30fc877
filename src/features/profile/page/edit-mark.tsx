import Eye from 'lucide-react/icons/eye';
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

const mark = css({ flexShrink: '0', textStyle: 'small', whiteSpace: 'nowrap' });
const icon = css({
  display: 'inline',
  width: '1em',
  height: '1em',
  verticalAlign: '-0.1em',
  me: '1.5',
});

/** Beside each part of one's own page: a pencil that leads to where the part is changed. */
export const EditMark = ({ href, name, children = 'Edit' }: EditMarkProps) => (
  <span className={mark}>
    <TextLink href={href} aria-label={name}>
      <Pencil aria-hidden className={icon} />
      {children}
    </TextLink>
  </span>
);

/** Beside a part that everyone sees, and that the person can keep to themself. */
export const PublicMark = ({ href, name }: Pick<EditMarkProps, 'href' | 'name'>) => (
  <span className={mark}>
    <TextLink href={href} aria-label={name}>
      <Eye aria-hidden className={icon} />
      Public
    </TextLink>
  </span>
);
