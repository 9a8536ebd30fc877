import { useEffect, useRef } from 'react';
import type { KeptDraft } from '#machines/editing/editing.types.ts';
import { fieldNames } from '#machines/peloton/peloton.messages.ts';
import { pelotonFields, pelotonRules } from '#machines/peloton/peloton.rules.ts';
import type { EditedPeloton } from '#machines/peloton/peloton.types.ts';
import { TextLink } from '#src/components/button/text-link.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { css } from '#styled-system/css';
import { shownValue } from './shown-value.tsx';

type LostRoleProps = { context: KeptDraft<EditedPeloton>; heading: string; pelotonId: string };

/** For a person who lost their role while typing: they can't save the text, but copy it. */
export const LostRole = ({ context, heading, pelotonId }: LostRoleProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => takeFocus(title.current), []);
  const unsaved = pelotonRules.unsavedOf(context);
  const typed = pelotonFields.flatMap((field) => {
    const value = unsaved[field];
    return value === undefined ? [] : [{ field, value }];
  });
  return (
    <section
      aria-labelledby="lost-role-title"
      className={css({ display: 'grid', gap: '6', py: '10', maxWidth: '44rem' })}
    >
      <h2 ref={title} id="lost-role-title" tabIndex={-1} className={css({ textStyle: 'heading' })}>
        {heading}
      </h2>
      <p className={css({ maxWidth: 'measure' })}>
        Only its captain and admins can change the page. Your changes weren’t saved. Here’s what you typed:
        copy it if you want to pass it on to them.
      </p>
      <dl className={css({ display: 'grid', gap: '6', m: '0' })}>
        {typed.map(({ field, value }) => (
          <div key={field} className={css({ borderTop: '1px solid token(colors.line)', pt: '4' })}>
            <dt className={css({ textStyle: 'label', mb: '2' })}>{fieldNames[field]}</dt>
            <dd className={css({ m: '0', overflowWrap: 'anywhere' })}>{shownValue(value)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <TextLink to="/peloton/$id" params={{ id: pelotonId }}>
          See the page
        </TextLink>
      </p>
    </section>
  );
};
