import CircleAlert from 'lucide-react/icons/circle-alert';
import { useEffect, useRef } from 'react';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { slots } from '#src/components/style/style.ts';

export type FieldError = { /** The id of the control that has the error. */ id: string; message: string };

type ErrorSummaryProps = {
  errors: readonly FieldError[];
  title?: string | undefined;
  /**
   * Focus comes here when this value changes and there are errors: give the number of attempts. On the first
   * render focus comes only if it is above 0.
   */
  attempt?: number | undefined;
};

const countOf = (errors: readonly FieldError[]) =>
  errors.length === 1 ? 'Please fix one thing' : `Please fix ${errors.length} things`;

/** In the order in which the fields stand on the page; one that is not there yet comes last. */
const inPageOrder = (errors: readonly FieldError[]) =>
  errors.toSorted((a, b) => {
    const first = document.getElementById(a.id);
    const second = document.getElementById(b.id);
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });

/** Every error of a form on top of it, each leading to its field. Nothing is drawn while there are none. */
export const ErrorSummary = ({ errors, title, attempt = 0 }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) takeFocus(box.current);
  }, [attempt]);
  if (errors.length === 0) return null;
  const at = slots('errorSummary');
  return (
    <div ref={box} tabIndex={-1} role="alert" aria-labelledby="error-summary-title" className={at('root')}>
      <CircleAlert aria-hidden />
      <div>
        <h2 id="error-summary-title" className={at('title')}>
          {title ?? countOf(errors)}
        </h2>
        <ul className={at('list')}>
          {inPageOrder(errors).map((error) => (
            <li key={error.id}>
              <a
                href={`#${error.id}`}
                className={at('link')}
                onClick={(event) => {
                  // The address stays as it is, so that the router doesn't take the jump for a navigation.
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
