import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { slots } from '#src/components/style/style.ts';

const icons = { info: Info, success: CircleCheck, error: CircleAlert } as const;

type SnackbarProps = {
  /** The message; null for none. The caller decides when it disappears. */
  message: string | null;
  /** Errors are read out at once, others when the screen reader pauses. */
  tone?: keyof typeof icons | undefined;
  onClose: () => void;
};

/** A short message at the bottom. Keep it rendered: a screen reader only reads changes in a region it knows. */
export const Snackbar = ({ message, tone = 'info', onClose }: SnackbarProps) => {
  const at = slots('snackbar');
  const Icon = icons[tone];
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
