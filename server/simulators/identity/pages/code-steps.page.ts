import { html, type Markup } from '#server/platform/pages/html.ts';
import { field } from './field.ts';
import { frame } from './frame.ts';

const steps = 3;

/** The texts of a policy that begins with an e-mailed code. */
export type CodeStepTexts = { title: string; heading: string; lede: string };

type Step = {
  texts: CodeStepTexts;
  step: number;
  isWrong: boolean;
  heading: string;
  lede: Markup;
  content: Markup;
  back: string;
};

/** One of the three steps as a whole page. */
export const stepPage = ({ texts, step, isWrong, heading, lede, content, back }: Step): string =>
  frame(
    `${isWrong ? 'Error: ' : ''}${texts.title}`,
    html`<p class="step">Step ${step} of ${steps}</p>
<h1>${heading}</h1>
<p class="lede">${lede}</p>
${content}
<p class="aside">Changed your mind? <a href="${back}">Cancel</a></p>`,
  );

export const emailStep = (
  texts: CodeStepTexts,
  email: string,
  error: string | undefined,
  back: string,
): string =>
  stepPage({
    texts,
    step: 1,
    isWrong: error !== undefined,
    heading: texts.heading,
    lede: html`${texts.lede}`,
    content: html`<form method="post" novalidate>
  ${field({
    name: 'email',
    label: 'E-mail address',
    type: 'email',
    value: email,
    error,
    autocomplete: 'email',
    first: true,
  })}
  <button class="primary" name="action" value="send-code">Send me the code</button>
</form>`,
    back,
  });

export const codeStep = (
  texts: CodeStepTexts,
  email: string,
  error: string | undefined,
  note: string | null,
  back: string,
): string =>
  stepPage({
    texts,
    step: 2,
    isWrong: error !== undefined,
    heading: 'Check your mail',
    lede: html`We’ve sent a six-digit code to <strong class="address">${email}</strong> It works for 20 minutes.`,
    content: html`${note !== null && html`<p class="note" role="status">${note}</p>`}
<form method="post" novalidate>
  ${field({ name: 'code', label: 'Code', error, autocomplete: 'one-time-code', first: true, numeric: true })}
  <button class="primary" name="action" value="confirm-code">Confirm the code</button>
</form>
<form method="post" class="links">
  <button class="link" name="action" value="send-again">Send a new code</button>
  <button class="link" name="action" value="change-email">Use another address</button>
</form>
<p class="sandbox">This site is for trying things out, so the e-mail waits in
  <a href="/sandbox/mail" target="_blank">its outbox</a>.</p>`,
    back,
  });
