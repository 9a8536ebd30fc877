import { contentLink } from '#src/components/button/app-link.ts';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Checkbox } from '#src/components/choice/checkbox.tsx';
import { TextField } from '#src/components/field/text-field.tsx';
import { FieldGroup } from '#src/components/form/field-group.tsx';
import { fieldId, type StepProps } from '#src/features/registration/registration.types.ts';
import { css } from '#styled-system/css';

const adult = 18;

/** "1. The risks. Cycling is …" */
const numbered = /^(\d+\. [^.]+\.) (.+)$/s;

/** The full text is shown as it is signed; only its title and the numbered headings become headings. */
const Paragraph = ({ text, isFirst }: { text: string; isFirst: boolean }) => {
  if (isFirst) return <h2 className={css({ textStyle: 'label' })}>{text}</h2>;
  const [, heading, rest] = numbered.exec(text) ?? [];
  if (heading === undefined) return <p>{text}</p>;
  return (
    <div>
      <h3 className={css({ fontWeight: 'bold' })}>{heading}</h3>
      <p>{rest}</p>
    </div>
  );
};

/** The waiver, to be read and signed; below 18 by a guardian too. */
export const WaiverStep = ({ draft, change, errorOf, isBusy, context, offer }: StepProps<'waiver'>) => {
  const isMinor = (context.registration?.ageOnEvent ?? adult) < adult;
  const field = (name: 'signedName' | 'guardianName' | 'guardianEmail') => ({
    id: fieldId(name),
    value: draft[name],
    error: errorOf(name),
    disabled: isBusy,
    onChange: (value: string) => change({ [name]: value }),
  });
  return (
    <>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the text scrolls, so the keyboard has to reach it
        tabIndex={0}
        aria-label="Waiver"
        className={css({
          maxHeight: '24rem',
          overflowY: 'auto',
          p: '6',
          bg: 'surface',
          border: '1px solid token(colors.edge)',
          borderRadius: 'card',
          display: 'grid',
          gap: '4',
          maxWidth: '44rem',
        })}
      >
        {offer.waiver.body.split(/\n{2,}/).map((paragraph, index) => (
          <Paragraph key={paragraph} text={paragraph} isFirst={index === 0} />
        ))}
        <p className={css({ color: 'ink.soft', textStyle: 'small' })}>Version {offer.waiver.version}</p>
      </section>
      <Checkbox
        id={fieldId('termsAccepted')}
        label="I have read the waiver and accept it and the terms of use."
        hint={
          <>
            The{' '}
            <TextLink {...contentLink('/terms-of-use')} target="_blank" rel="noopener">
              terms of use
            </TextLink>{' '}
            open in a new tab.
          </>
        }
        required
        checked={draft.termsAccepted}
        error={errorOf('termsAccepted') ?? errorOf('waiverVersion')}
        disabled={isBusy}
        onChange={(termsAccepted) => change({ termsAccepted, waiverVersion: offer.waiver.version })}
      />
      <TextField
        {...field('signedName')}
        label="Your signature"
        hint="Type your first and last name. It counts as your signature."
        autoComplete="name"
        width="medium"
      />
      {isMinor ? (
        <FieldGroup
          title="Your parent or guardian signs too"
          note={`You’ll be under ${adult} on the day of the event, so a parent or guardian has to agree.`}
        >
          <TextField
            {...field('guardianName')}
            label="Guardian’s first and last name"
            hint="If they have one name only, they type a dash after it."
            autoComplete="off"
            width="medium"
          />
          <TextField
            {...field('guardianEmail')}
            label="Guardian’s e-mail"
            type="email"
            autoComplete="off"
            width="medium"
          />
        </FieldGroup>
      ) : null}
    </>
  );
};
