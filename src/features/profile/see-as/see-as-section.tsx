import { Button } from '#src/components/button/button.tsx';
import { EditSection } from '#src/components/editing/edit-section.tsx';
import { css } from '#styled-system/css';
import { SeeAsProblem, type SeeAsSession } from './see-as-problem.tsx';
import type { SeeAs } from './use-see-as.ts';
import { viewers } from './viewers.ts';

type SeeAsSectionProps = { seeAs: SeeAs; session: SeeAsSession; isBusy: boolean };

/** The buttons to see the page in another reader's view, with unsaved changes. */
export const SeeAsSection = ({ seeAs, session, isBusy }: SeeAsSectionProps) => (
  <EditSection
    id="see-as"
    title="See it as others do"
    note="Your page with what you typed here, before you save it."
  >
    <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
      {viewers.map(({ viewer, button }) => (
        <Button
          key={viewer}
          tone="plain"
          disabled={isBusy}
          pending={seeAs.waiting === viewer}
          pendingText="Making your page"
          onClick={() => seeAs.look(viewer)}
        >
          {button}
        </Button>
      ))}
    </div>
    <SeeAsProblem problem={seeAs.problem} session={session} title="We can’t show your page yet" level={3} />
  </EditSection>
);
