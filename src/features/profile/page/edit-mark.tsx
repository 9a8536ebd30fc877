import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import type { AppLink } from '#src/components/button/app-link.ts';
import { TextLink } from '#src/components/button/text-link.tsx';
import { css } from '#styled-system/css';

type EditMarkProps = {
  /** Where the part is edited. */
  link: AppLink;
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
export const EditMark = ({ link, name, children = 'Edit' }: EditMarkProps) => (
  <span className={mark}>
    <TextLink {...link} aria-label={name}>
      <Pencil aria-hidden className={icon} />
      {children}
    </TextLink>
  </span>
);

/** A mark next to a public part that the person can make private, with a link to its setting. */
export const PublicMark = ({ link, name }: Pick<EditMarkProps, 'link' | 'name'>) => (
  <span className={mark}>
    <TextLink {...link} aria-label={name}>
      <Eye aria-hidden className={icon} />
      Public
    </TextLink>
  </span>
);
