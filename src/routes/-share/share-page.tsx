import { usePartSeen } from '#src/app/tracking/use-part-seen.ts';
import { ShareButton, type ShareButtonProps } from '#src/features/share/share-button.tsx';

/** Sharing, tied to the app: the tracker hears that it was opened and used, never whose page it was. */
export const SharePage = (props: Omit<ShareButtonProps, 'onStep'>) => {
  const tell = usePartSeen();
  return <ShareButton {...props} onStep={(step) => tell(step, 'Share')} />;
};
