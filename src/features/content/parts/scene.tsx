import { Illustration } from '#src/components/illustration/illustration.tsx';

type SceneProps = {
  /** The scene's word. */
  of: string;
  /** What there is to be seen. */
  alt: string;
};

/** A scene within a text. The page's own stands in its head. */
export const Scene = ({ of, alt }: SceneProps) => <Illustration of={of} alt={alt} />;
