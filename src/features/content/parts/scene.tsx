import { Illustration } from '#src/components/illustration/illustration.tsx';

type SceneProps = {
  /** The illustration's name. */
  of: string;
  /** The alternative text. */
  alt: string;
};

/** An illustration within a text. The page's own is in its head. */
export const Scene = ({ of, alt }: SceneProps) => <Illustration of={of} alt={alt} />;
