import { type ReactNode, useEffect, useRef } from 'react';
import { openChoices, versionsOf } from '#machines/profile/profile.changes.ts';
import { fieldNames } from '#machines/profile/profile.messages.ts';
import type {
  ProfileContext,
  ProfileDraft,
  ProfileEvent,
  ProfileField,
  Side,
} from '#machines/profile/profile.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { moneyExact } from '#src/components/format/money.ts';
import { StoryText } from '#src/components/story/story-text.tsx';
import { css } from '#styled-system/css';

const shownValue = (field: ProfileField, draft: ProfileDraft[ProfileField]): ReactNode => {
  if (draft === null || draft === '') return <em>Nothing</em>;
  if (typeof draft === 'boolean') return draft ? 'Yes' : 'No';
  if (typeof draft === 'number') return field === 'goal' ? moneyExact(draft) : draft;
  return typeof draft === 'string' ? draft : <StoryText story={draft} />;
};

const card = css({
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
  '& input': { width: '5', height: '5', mt: '0.5', accentColor: 'token(colors.ink)' },
});

const sides: Readonly<Record<Side, string>> = {
  mine: 'What you typed here',
  theirs: 'What was saved elsewhere',
};

type FieldChoiceProps = {
  context: ProfileContext;
  field: ProfileField;
  side: Side;
  send: (event: ProfileEvent) => void;
};

const FieldChoice = ({ context, field, side, send }: FieldChoiceProps) => {
  const versions = versionsOf(context, field);
  return (
    <fieldset>
      <legend className={css({ textStyle: 'label', mb: '3' })}>{fieldNames[field]}</legend>
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
              name={`version-${field}`}
              checked={side === one}
              onChange={() => send({ type: 'version.chosen', field, side: one })}
            />
            <span className={css({ display: 'grid', gap: '2' })}>
              <strong>{sides[one]}</strong>
              <span className={css({ maxHeight: '20rem', overflowY: 'auto', overflowWrap: 'anywhere' })}>
                {shownValue(field, versions[one])}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

type VersionChoiceProps = { context: ProfileContext; send: (event: ProfileEvent) => void };

/** Both versions of what two places changed at once, side by side. Nothing is lost before the person says so. */
export const VersionChoice = ({ context, send }: VersionChoiceProps) => {
  const choices = openChoices(context);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => takeFocus(heading.current), []);
  return (
    <section
      aria-labelledby="versions-title"
      className={css({ display: 'grid', gap: '6', py: '10', maxWidth: '60rem' })}
    >
      <div className={css({ display: 'grid', gap: '2' })}>
        <h2 ref={heading} id="versions-title" tabIndex={-1} className={css({ textStyle: 'heading' })}>
          Your page was changed elsewhere
        </h2>
        <p className={css({ maxWidth: 'measure' })}>
          While you typed, another tab or device saved{' '}
          {choices.length === 1 ? 'the same field' : `the same ${choices.length} fields`}. Choose which
          version to keep. Everything else that you typed stays.
        </p>
      </div>
      {choices.length > 1 ? (
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
          <Button tone="plain" onClick={() => send({ type: 'versions.chosen', side: 'mine' })}>
            Keep all mine
          </Button>
          <Button tone="plain" onClick={() => send({ type: 'versions.chosen', side: 'theirs' })}>
            Take all the others
          </Button>
        </div>
      ) : null}
      {choices.map(({ field, side }) => (
        <FieldChoice key={field} context={context} field={field} side={side} send={send} />
      ))}
      <div>
        <Button onClick={() => send({ type: 'versions.settled', key: crypto.randomUUID() })}>
          Keep these versions and save
        </Button>
      </div>
    </section>
  );
};
