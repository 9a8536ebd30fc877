import { usePartSeen } from '#src/app/tracking/use-part-seen.ts';
import { ShareButton, type ShareButtonProps } from '#src/features/share/share-button.tsx';

/** Sharing, connected to the app. The tracker is told that it was opened and used, never whose page it was. */
export const SharePage = (props: Omit<ShareButtonProps, 'onStep'>) => {
  const tell = usePartSeen();
  return <ShareButton {...props} onStep={(step) => tell(step, 'Share')} />;
};
