import { BaseCampPanel } from '#src/features/base-camp/base-camp-panel.tsx';

/** The base camp around a walked actor. */
export const BaseCampHarness = ({ actor }: { actor: Parameters<typeof BaseCampPanel>[0]['actor'] }) => (
  <main>
    <BaseCampPanel
      actor={actor}
      place="home"
      size="whole"
      share={<button type="button">Share your page</button>}
    />
  </main>
);
