import { type KeyboardEvent, useState } from 'react';
import { describing, Field, fieldLook } from '#src/components/field/field.tsx';
import { slots } from '#src/components/style/style.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { type FormPartProps, fieldId } from './form.types.ts';
import { type Organization, useOrganizations } from './use-organizations.ts';

const countText = (count: number) =>
  count === 1 ? '1 organization found. Arrow down to choose it.' : `${count} organizations found.`;

/** In which organization's name the gift is given: one that has given before, or a name that is typed. */
export const OrganizationField = ({ draft, change, errorOf, isBusy }: FormPartProps) => {
  const id = fieldId('organizationName');
  const [isLooking, setLooking] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useOrganizations(isLooking ? draft.organizationName : null);
  const options = isLooking ? found : [];
  const at = slots('finder');
  const error = errorOf('organizationName') ?? errorOf('organizationId');
  const hint =
    draft.organizationId === null
      ? 'The company, club or congregation that gives. Choose it where it is found, or type its name.'
      : 'It has given before. You are the contact for this gift.';
  const field = { id, label: 'Organization', hint, error };
  const box = fieldLook({ width: 'full', emphasis: undefined });

  const close = () => {
    setLooking(false);
    setActive(-1);
  };
  const choose = ({ id: organizationId, name }: Organization) => {
    change({ organizationId, organizationName: name });
    close();
  };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    const chosen = options[active];
    if (key === 'Enter' && chosen !== undefined) choose(chosen);
    else if (key === 'Escape' && options.length > 0) close();
    else if (key === 'ArrowDown' && options.length > 0) setActive((active + 1) % options.length);
    else if (key === 'ArrowUp' && options.length > 0) setActive((active <= 0 ? options.length : active) - 1);
    else return;
    event.preventDefault();
  };
  return (
    <div className={at('root')}>
      <Field {...field}>
        <span className={box('box')}>
          <input
            {...describing(field)}
            id={id}
            type="text"
            role="combobox"
            aria-expanded={options.length > 0}
            aria-controls={`${id}-found`}
            aria-autocomplete="list"
            aria-activedescendant={options[active] ? `${id}-${active}` : undefined}
            autoComplete="organization"
            maxLength={120}
            value={draft.organizationName}
            disabled={isBusy}
            className={box('input')}
            onKeyDown={press}
            onBlur={close}
            onChange={({ target: { value } }) => {
              setLooking(true);
              setActive(-1);
              change({ organizationName: value, organizationId: null });
            }}
          />
        </span>
      </Field>
      {options.length === 0 ? null : (
        <div id={`${id}-found`} role="listbox" aria-label="Organizations" className={at('list')}>
          {options.map((organization, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: keys are heard in the field
            <div
              key={organization.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className={at('option')}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(organization)}
            >
              {organization.name}
            </div>
          ))}
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{options.length > 0 ? countText(options.length) : ''}</span>
      </VisuallyHidden>
    </div>
  );
};
