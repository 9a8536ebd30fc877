import { LinkButton } from '#src/components/button/link-button.tsx';
import { Hero } from '#src/components/page-frame/hero.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';

export type VisitedFundPageProps = { peloton: { id: string; name: string } };

/** For a visitor: who shares a peloton’s fund. */
export const VisitedFundPage = ({ peloton: { id, name } }: VisitedFundPageProps) => (
  <PageFrame
    hero={
      <Hero
        land={id}
        scenery
        kicker={name}
        title="Share what was raised"
        lede="Gifts to a peloton go into its fund. Its captain and admins share it with members who haven’t met their commitment yet."
        actions={
          <>
            <LinkButton size="lg" to="/sign-in" search={{ prevPath: `/fund-sharing/${id}` }} wide="phone">
              Sign in to share it
            </LinkButton>
            <LinkButton tone="plain" size="lg" to="/peloton/$id" params={{ id }} wide="phone">
              See the peloton
            </LinkButton>
          </>
        }
      />
    }
  >
    {null}
  </PageFrame>
);
