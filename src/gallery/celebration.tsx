import { Button } from '#src/components/button/button.tsx';
import { ButtonAnchor } from '#src/components/button/link-button.tsx';
import { Climb } from '#src/components/climb/climb.tsx';
import { Hero } from '#src/components/page-frame/hero.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { Data } from './data.tsx';

export const Celebration = () => (
  <PageFrame
    hero={
      <Hero
        land="2027"
        kicker="Product 2027"
        title="You’re on the start line, Maya."
        lede="186 miles, 4,812 feet of climbing and $6,000 for cancer research, by October 1, 2027. A mail with everything is on its way."
        actions={
          <>
            <ButtonAnchor href="#y" size="lg">
              See your page
            </ButtonAnchor>
            <Button tone="plain" size="lg">
              Give the first $25
            </Button>
          </>
        }
        drawing={<Climb id="maya-1042" raised={2500} goal={800000} committed={600000} size="hero" />}
      />
    }
  >
    <div style={{ display: 'grid', gap: '3rem', paddingTop: '3rem' }}>
      <Data />
    </div>
  </PageFrame>
);

export const Front = () => (
  <PageFrame
    hero={
      <Hero
        scenery
        land={new URLSearchParams(location.search).get('land') ?? 'Product 2027'}
        kicker="Product 2027 · Boston"
        title="Ride against cancer."
        lede="200 people are in, and $412,300 is on its way to research. Pick a ride, climb with your team, and send every dollar you raise with it."
        actions={
          <>
            <ButtonAnchor href="#y" size="lg">
              Register
            </ButtonAnchor>
            <ButtonAnchor href="#y" size="lg" tone="plain">
              Sign in
            </ButtonAnchor>
          </>
        }
      />
    }
  >
    <p>Below</p>
  </PageFrame>
);
