import { thankYouMeta, thankYouProblemText } from '#machines/thank-you/thank-you.messages.ts';
import { longestText, textOf, thankYouErrors } from '#machines/thank-you/thank-you.rules.ts';
import type { ThankYouContext } from '#machines/thank-you/thank-you.types.ts';
import { TextArea } from '#src/components/field/text-area.tsx';
import { FormActions } from '#src/components/form/form-actions.tsx';
import { FormErrors } from '#src/components/form/form-errors.tsx';
import { useBlurValidation } from '#src/components/form/use-blur-validation.ts';
import { useRefusals } from '#src/components/form/use-refusals.ts';
import { roomHint } from '#src/components/format/room.ts';
import { css } from '#styled-system/css';
import type { SendThankYou } from './thank-you.types.ts';
import { namesText, sendText } from './thank-you-messages.ts';

type WriteLetterProps = {
  context: ThankYouContext;
  /** The e-mail is being sent, or waits for the person to sign in again. */
  isBusy: boolean;
  send: SendThankYou;
};

const field = 'text';

/** A counter only when little room is left. */
const hintOf = (text: string): string =>
  roomHint(text, longestText, 'Plain text. Every donor gets an e-mail of their own and sees no one else.');

/** The person's text; the page shows the resulting e-mail next to it. */
export const WriteLetter = ({ context, isBusy, send }: WriteLetterProps) => {
  const { fieldErrors, problem, donations } = context;
  const text = textOf(context);
  const refusals = useRefusals(context, isBusy);
  const blur = useBlurValidation({ values: { text }, prefix: '', check: () => thankYouErrors(context) });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        refusals.ask();
        send({ type: 'thanks.submitted', key: crypto.randomUUID() });
      }}
      {...blur.watch}
      className={css({ display: 'grid', gap: '6' })}
    >
      <FormErrors
        fieldErrors={fieldErrors}
        idOf={(path) => path}
        refusals={refusals.count}
        problem={
          problem === null
            ? null
            : { title: 'Your e-mail isn’t sent yet', text: <p>{thankYouProblemText(problem)}</p> }
        }
      />
      <p className={css({ overflowWrap: 'anywhere' })}>
        <span className={css({ color: 'ink.soft' })}>To </span>
        <span className={css({ textStyle: 'label' })}>{namesText(context)}</span>
      </p>
      <TextArea
        id={field}
        label="Your message"
        hint={hintOf(text)}
        rows={12}
        width="full"
        value={text}
        error={fieldErrors.text ?? blur.errorOf(field)}
        disabled={isBusy}
        onChange={(typed) => send({ type: 'text.changed', text: typed })}
      />
      <div className={css({ display: 'flex', flexWrap: 'wrap-reverse', gap: '6', alignItems: 'center' })}>
        <FormActions
          isBusy={isBusy}
          waiting={thankYouMeta.sending.announce}
          back={
            donations.length > 1
              ? { text: 'Change who gets it', onPress: () => send({ type: 'choice.reopened' }) }
              : null
          }
        >
          {sendText(context)}
        </FormActions>
      </div>
    </form>
  );
};
