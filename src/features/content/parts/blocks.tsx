import Check from 'lucide-react/icons/check';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { Illustration } from '#src/components/illustration/illustration.tsx';
import { Notice } from '#src/components/notice/notice.tsx';
import { look, names, slots } from '#src/components/style/style.ts';

/** A section with a margin. Where there is no room for it, the margin's content follows the section's last paragraph. */
export const Section = ({ children }: { children?: ReactNode }) => (
  <div className={names(look('prose'), slots('content')('section'))}>{children}</div>
);

type FoldedProps = {
  id: string;
  title: string;
  /** The section's content in one line. */
  summary: string;
  children?: ReactNode;
};

/** A section folded behind its title and one line. The browser unfolds it for a search on the page, and for a link to it. */
export const Folded = ({ id, title, summary, children }: FoldedProps) => (
  <details id={id} className={slots('content')('fold')} data-folds>
    <summary>
      <div>
        <h2>{title}</h2>
        <p>{summary}</p>
      </div>
    </summary>
    <div className={look('prose')}>{children}</div>
  </details>
);

type MarginProps = {
  /** It stays in view, as the only margin of its page. */
  stays?: boolean;
  children?: ReactNode;
};

/** Additions to the text: figures, a quote, an illustration, links. Next to the text where there is room. */
export const Margin = ({ stays, children }: MarginProps) => (
  <div className={slots('content')('margin')} data-stays={stays}>
    {children}
  </div>
);

/** A pull quote: a sentence of the text in large type, only where there is a margin. Hidden from screen readers, which read the text. */
export const Pull = ({ children }: { children?: ReactNode }) => (
  <div aria-hidden="true" className={slots('content')('pull')}>
    {children}
  </div>
);

/** A person's words in large type. */
export const Quote = ({ by, children }: { by?: ReactNode; children?: ReactNode }) => (
  <figure className={slots('content')('quote')}>
    <blockquote>{typeof children === 'string' ? <p>{children}</p> : children}</blockquote>
    {by ? <figcaption>{by}</figcaption> : null}
  </figure>
);

const signs = { mail: Mail, place: MapPin };

type CalloutProps = {
  title?: ReactNode;
  /** The icon next to the title, for more than a remark. */
  sign?: keyof typeof signs;
  children?: ReactNode;
};

/** A box for important information. */
export const Callout = ({ title, sign, children }: CalloutProps) => (
  <Notice title={title} icon={sign && signs[sign]}>
    {children}
  </Notice>
);

type SceneProps = {
  /** The illustration's name. */
  of: string;
  /** The alternative text. */
  alt: string;
};

/** An illustration within a text. The page's own is in its head. */
export const Scene = ({ of, alt }: SceneProps) => <Illustration of={of} alt={alt} />;

/** Unfolds or folds all sections of a page. A tick before the script is loaded takes effect afterwards. */
export const ShowAll = () => {
  const at = slots('choiceGroup');
  return (
    <label className={names(at('item'), slots('content')('showAll'))}>
      <input type="checkbox" autoComplete="off" className={at('input')} data-unfold-all />
      <span className={at('mark')}>
        <Check aria-hidden />
      </span>
      <span className={at('text')}>Show all sections</span>
    </label>
  );
};

/** People with their portraits. Contains `Member`s. */
export const Team = ({ children }: { children?: ReactNode }) => (
  <ul data-wide className={slots('content')('team')}>
    {children}
  </ul>
);

type MemberProps = {
  name: string;
  /** The member's work, in a few words. */
  role: string;
  /** The name of their portrait. */
  picture: string;
  children?: ReactNode;
};

export const Member = ({ name, role, picture, children }: MemberProps) => (
  <li className={slots('content')('member')}>
    <Illustration of={picture} alt="" />
    <div>
      <h3>{name}</h3>
      <p>{role}</p>
      {children}
    </div>
  </li>
);

/** Parts of a text side by side, as many as there is room for. Contains `Item`s. */
export const Grid = ({ children }: { children?: ReactNode }) => (
  <div data-wide className={slots('content')('grid')}>
    {children}
  </div>
);

type ItemProps = {
  /** The name of the illustration above it. */
  picture?: string;
  children?: ReactNode;
};

export const Item = ({ picture, children }: ItemProps) => (
  <div className={names(look('prose'), slots('content')('item'))}>
    <Illustration of={picture ?? null} alt="" />
    {children}
  </div>
);
