import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import { TextLink } from '#src/components/button/text-link.tsx';
import { css } from '#styled-system/css';

type EditMarkProps = {
  /** Where the part is edited. */
  href: string;
  /** The link's accessible name, which starts with the visible text: "Edit your story". */
  name: string;
  /** The visible text. */
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

/** A pencil next to each part of the person's own page, with a link to its editor. */
export const EditMark = ({ href, name, children = 'Edit' }: EditMarkProps) => (
  <span className={mark}>
    <TextLink href={href} aria-label={name}>
      <Pencil aria-hidden className={icon} />
      {children}
    </TextLink>
  </span>
);

/** The same for a public part that the person can make private. */
export const PublicMark = ({ href, name }: Pick<EditMarkProps, 'href' | 'name'>) => (
  <span className={mark}>
    <TextLink href={href} aria-label={name}>
      <Eye aria-hidden className={icon} />
      Public
    </TextLink>
  </span>
);
