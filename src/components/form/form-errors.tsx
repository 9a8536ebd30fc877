import { type ReactNode, useEffect, useRef } from 'react';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { ErrorSummary } from './error-summary.tsx';

type FormErrorsProps = {
  /** By the field's path. */
  fieldErrors: Readonly<Record<string, string>>;
  /** The control of a field, by its path. */
  idOf: (path: string) => string;
  /** The count of `useRefusals`: focus comes here as it goes up. */
  refusals: number;
  /** The failure behind it; shown where no field error says more. */
  problem: { title?: ReactNode; text: ReactNode; level?: 2 | 3 } | null;
};

/** What is wrong with a form, on top of it: each field error, or else the failure. */
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
