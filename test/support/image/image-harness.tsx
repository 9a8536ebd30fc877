import { type ImageActor, ImagePanel } from '#src/features/image/image-panel.tsx';

const wayBack = { isRenewing: false, label: 'Sign in again', problem: null, onPress: () => undefined };

/** The panel of one image without the app around it. */
export const ImageHarness = ({ actor }: { actor: ImageActor }) => (
  <ImagePanel actor={actor} land="ida-story" of="user" level={3} wayBack={wayBack} />
);
