import { BaseCampPanel } from '#src/features/base-camp/base-camp-panel.tsx';

type Actor = Parameters<typeof BaseCampPanel>[0]['actor'];

/** The base camp around a walked actor. */
export const BaseCampHarness = ({ actor }: { actor: Actor }) => (
  <main>
    <BaseCampPanel
      actor={actor}
      place="home"
      size="whole"
      share={<button type="button">Share your page</button>}
    />
  </main>
);
