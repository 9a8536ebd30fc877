import type { ComponentProps } from 'react';
import { textOf } from '#src/features/content/text-of.ts';

const headingOf = (Level: 'h2' | 'h3') => {
  const Heading = ({ children, id, ...rest }: ComponentProps<'h2'>) => (
    <div className="heading">
      <Level {...rest} id={id}>
        {children}
      </Level>
      {/* Next to the heading: content inside it would be part of its name. */}
      {id === undefined ? null : (
        <a href={`#${id}`} aria-label={`Link to “${textOf(children)}”`}>
          #
        </a>
      )}
    </div>
  );
  return Heading;
};

/** Headings with a quiet link to themselves. */
export const H2 = headingOf('h2');
export const H3 = headingOf('h3');
