import CircleAlert from 'lucide-react/icons/circle-alert';
import { useEffect, useEffectEvent, useRef } from 'react';
import { slots } from '#src/components/style/style.ts';
import { focusErrors } from './focus-errors.ts';

export type FieldError = { /** The id of the control that has the error. */ id: string; message: string };

type ErrorSummaryProps = {
  errors: readonly FieldError[];
  /**
   * The number of attempts. When it changes and there are errors, the focus moves (focus-errors.ts); on the first render only if it is
   * above 0.
   */
  attempt?: number | undefined;
};

/** In the order of the fields on the page; a field that is not rendered comes last. */
const inPageOrder = (errors: readonly FieldError[]) =>
  errors.toSorted((a, b) => {
    const first = document.getElementById(a.id);
    const second = document.getElementById(b.id);
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });

/** All errors of a form, each with a link to its field. Renders nothing without errors. */
export const ErrorSummary = ({ errors, attempt = 0 }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null);
  const fields = useEffectEvent(() => errors.map(({ id }) => document.getElementById(id)));
  useEffect(() => {
    if (attempt > 0) focusErrors(fields(), box.current);
  }, [attempt]);
  if (errors.length === 0) return null;
  const at = slots('errorSummary');
  return (
    <div ref={box} tabIndex={-1} role="alert" aria-labelledby="error-summary-title" className={at('root')}>
      <CircleAlert aria-hidden />
      <div>
        <h2 id="error-summary-title" className={at('title')}>
          {errors.length === 1 ? 'Please fix one thing' : `Please fix ${errors.length} things`}
        </h2>
        <ul className={at('list')}>
          {inPageOrder(errors).map((error) => (
            <li key={error.id}>
              <a
                href={`#${error.id}`}
                className={at('link')}
                onClick={(event) => {
                  // The address stays unchanged, so that the router sees no navigation.
                  event.preventDefault();
                  document.getElementById(error.id)?.focus();
                }}
              >
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
