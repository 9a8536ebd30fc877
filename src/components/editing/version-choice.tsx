import Check from 'lucide-react/icons/check';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Side } from '#machines/form/two-versions.ts';
import { Button } from '#src/components/button/button.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { slots } from '#src/components/style/style.ts';
import { css } from '#styled-system/css';

const card = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '3',
  alignContent: 'start',
  p: '5',
  bg: 'surface',
  border: '1px solid token(colors.edge)',
  borderRadius: 'card',
  cursor: 'pointer',
  '&:has(input:checked)': {
    borderColor: 'ink',
    outlineStyle: 'solid',
    outlineWidth: '2px',
    outlineColor: 'ink',
  },
});

const sides: Readonly<Record<Side, string>> = {
  mine: 'What you typed here',
  theirs: 'What was saved elsewhere',
};

/** A field that both versions changed: its name, both values, and the chosen side. */
export type FieldVersions<Field extends string> = Record<Side, ReactNode> & {
  field: Field;
  name: string;
  side: Side;
};

type FieldChoiceProps = { versions: FieldVersions<string>; onChoose: (side: Side) => void };

const FieldChoice = ({ versions, onChoose }: FieldChoiceProps) => (
  <fieldset>
    <legend className={css({ textStyle: 'label', mb: '3' })}>{versions.name}</legend>
    <div
      className={css({
        display: 'grid',
        gap: '4',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      })}
    >
      {(['mine', 'theirs'] as const).map((one) => (
        <label key={one} className={card}>
          <input
            type="radio"
            name={`version-${versions.field}`}
            checked={versions.side === one}
            className={slots('choiceGroup')('input')}
            onChange={() => onChoose(one)}
          />
          <span className={slots('choiceGroup')('mark')}>
            <Check aria-hidden />
          </span>
          <span className={css({ display: 'grid', gap: '2' })}>
            <strong>{sides[one]}</strong>
            <span className={css({ maxHeight: '20rem', overflowY: 'auto', overflowWrap: 'anywhere' })}>
              {versions[one]}
            </span>
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);

type VersionChoiceProps<Field extends string> = {
  title: string;
  /** The author of the other version: "another tab or device". */
  elsewhere: string;
  fields: readonly FieldVersions<Field>[];
  onChoose: (field: Field, side: Side) => void;
  onChooseAll: (side: Side) => void;
  onSettle: () => void;
};

/** Both versions of a conflicting change, side by side. Nothing is discarded before the person decides. */
export const VersionChoice = <Field extends string>({
  title,
  elsewhere,
  fields,
  onChoose,
  onChooseAll,
  onSettle,
}: VersionChoiceProps<Field>) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => takeFocus(heading.current), []);
  return (
    <section
      aria-labelledby="versions-title"
      className={css({ display: 'grid', gap: '6', py: '10', maxWidth: '60rem' })}
    >
      <div className={css({ display: 'grid', gap: '2' })}>
        <h2 ref={heading} id="versions-title" tabIndex={-1} className={css({ textStyle: 'heading' })}>
          {title}
        </h2>
        <p className={css({ maxWidth: 'measure' })}>
          While you typed, {elsewhere} saved{' '}
          {fields.length === 1 ? 'the same field' : `the same ${fields.length} fields`}. Choose which version
          to keep. Everything else that you typed stays.
        </p>
      </div>
      {fields.length > 1 ? (
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
          <Button tone="plain" onClick={() => onChooseAll('mine')}>
            Keep all of mine
          </Button>
          <Button tone="plain" onClick={() => onChooseAll('theirs')}>
            Use all of the others
          </Button>
        </div>
      ) : null}
      {fields.map((versions) => (
        <FieldChoice
          key={versions.field}
          versions={versions}
          onChoose={(side) => onChoose(versions.field, side)}
        />
      ))}
      <div>
        <Button onClick={onSettle}>Keep these versions and save</Button>
      </div>
    </section>
  );
};
