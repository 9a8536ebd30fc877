import { type ReactNode, useEffect, useRef } from 'react';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { ErrorSummary } from './error-summary.tsx';

type FormErrorsProps = {
  /** Errors by field path. */
  fieldErrors: Readonly<Record<string, string>>;
  /** The id of a field's control, from its path. */
  idOf: (path: string) => string;
  /** The count of `useRefusals`: when it increases, the focus moves to the error or errors. */
  refusals: number;
  /** The failure; shown where no field error says more. */
  problem: { title?: ReactNode; text: ReactNode; level?: 2 | 3 } | null;
};

/** The errors at the top of a form: each field error, or else the failure. */
export const FormErrors = ({ fieldErrors, idOf, refusals, problem }: FormErrorsProps) => {
  const notice = useRef<HTMLDivElement>(null);
  const errors = Object.entries(fieldErrors).map(([path, message]) => ({ id: idOf(path), message }));
  useEffect(() => {
    if (refusals > 0) takeFocus(notice.current);
  }, [refusals]);
  return (
    <>
      <ErrorSummary errors={errors} attempt={refusals} />
      {problem !== null && errors.length === 0 ? (
        <div ref={notice} tabIndex={-1}>
          <Notice tone="error" role="alert" title={problem.title} level={problem.level}>
            {problem.text}
          </Notice>
        </div>
      ) : null}
    </>
  );
};
