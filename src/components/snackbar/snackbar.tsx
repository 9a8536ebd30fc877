import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { slots } from '#src/components/style/style.ts';

type SnackbarProps = {
  /** What is said; null for nothing. When it goes is the caller's business. */
  message: string | null;
  /** Errors are read out at once, the rest when the reader pauses. */
  tone?: 'success' | 'error' | undefined;
  onClose: () => void;
};

/** A passing remark at the bottom. Keep it rendered: a screen reader only hears what changes in a region it knows. */
export const Snackbar = ({ message, tone = 'success', onClose }: SnackbarProps) => {
  const at = slots('snackbar');
  const Icon = tone === 'error' ? CircleAlert : CircleCheck;
  return (
    <div className={at('region')} role={tone === 'error' ? 'alert' : 'status'}>
      {message === null ? null : (
        <div className={at('bar')}>
          <Icon aria-hidden />
          <p className={at('text')}>{message}</p>
          <button type="button" aria-label="Close this message" className={at('close')} onClick={onClose}>
            <X aria-hidden />
          </button>
        </div>
      )}
    </div>
  );
};
