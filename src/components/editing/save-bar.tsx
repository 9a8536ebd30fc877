import { type ReactNode, useEffect, useRef } from 'react';
import type { AppLink } from '#src/components/button/app-link.ts';
import { TextLink } from '#src/components/button/text-link.tsx';
import { FormActions } from '#src/components/form/form-actions.tsx';
import { css } from '#styled-system/css';

const bar = css({
  position: 'sticky',
  insetBlockEnd: '0',
  zIndex: 'header',
  // On a phone: the status next to the back button, and the save button below both.
  display: { base: 'grid', sm: 'flex' },
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '3',
  rowGap: '1',
  alignItems: 'center',
  justifyContent: 'space-between',
  mx: { base: '-5', sm: '-6', lg: '0' },
  px: { base: '5', sm: '6', lg: '0' },
  pt: '3',
  pb: 'max(0.75rem, env(safe-area-inset-bottom))',
  bg: 'paper',
  borderTop: '1px solid token(colors.edge)',
});

type SaveBarProps = {
  /** The status of the changes, as text. */
  status: string;
  isUnsaved: boolean;
  isBusy: boolean;
  /** Shown while the save runs. */
  waiting: string;
  /** The save button's text. */
  saveText: string;
  onUndo: () => void;
  /** The edited page, and the text of the link to it; null while leaving would lose something. */
  page: { link: AppLink; text: string } | null;
  /** The share button, after a save. */
  share?: ReactNode;
};

/** A bar at the bottom of the window: the status of the changes, and the buttons that save or undo them. */
export const SaveBar = ({
  status,
  isUnsaved,
  isBusy,
  waiting,
  saveText,
  onUndo,
  page,
  share,
}: SaveBarProps) => {
  const savedText = useRef<HTMLParagraphElement>(null);
  const wasUnsaved = useRef(isUnsaved);
  // The buttons disappear after the save, and the focus with them: then the status takes it.
  useEffect(() => {
    if (wasUnsaved.current && !isUnsaved && document.activeElement === document.body)
      savedText.current?.focus();
    wasUnsaved.current = isUnsaved;
  }, [isUnsaved]);
  return (
    <div className={bar} data-foot-bar>
      <p
        ref={savedText}
        tabIndex={-1}
        className={css({
          textStyle: 'small',
          color: 'ink.soft',
          _focusVisible: { outline: 'none', boxShadow: 'none' },
        })}
      >
        {status} {isUnsaved || page === null ? null : <TextLink {...page.link}>{page.text}</TextLink>}
      </p>
      {isUnsaved ? (
        <div
          className={css({
            display: { base: 'contents', sm: 'flex' },
            gap: '3',
            alignItems: 'center',
            '& > button[type=submit]': { gridColumn: '1 / -1' },
          })}
        >
          <FormActions isBusy={isBusy} waiting={waiting} back={{ text: 'Undo changes', onPress: onUndo }}>
            {saveText}
          </FormActions>
        </div>
      ) : null}
      {share}
    </div>
  );
};
