import { type ImageActor, ImagePanel } from '#src/features/image/image-panel.tsx';
import { wayBack } from '#test/support/auth/sign-in-again.ts';

/** The panel of one image without the app around it. */
export const ImageHarness = ({ actor }: { actor: ImageActor }) => (
  <ImagePanel actor={actor} land="ida-story" of="user" level={3} wayBack={wayBack} />
);
