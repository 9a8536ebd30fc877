import { type ReactNode, useState } from 'react';
import { Button } from '#src/components/button/button.tsx';
import { Card } from '#src/components/card/card.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { StepLayout } from '#src/components/page-frame/step-layout.tsx';
import { Bill } from '#src/components/review/review.tsx';
import { Stepper } from '#src/components/stepper/stepper.tsx';

const labels = [
  'Ways to join',
  'About you',
  'Ride Weekend',
  'Gravel Day',
  'Fundraising',
  'A few more things',
  'Waiver',
  'Fee',
  'All set',
];

export const Frame = ({ children }: { children: ReactNode }) => {
  const [current, setCurrent] = useState(2);
  const steps = labels.map(
    (label, index) =>
      ({
        id: label,
        label,
        state: index < current ? 'done' : index === current ? 'current' : index === 3 ? 'reached' : 'ahead',
      }) as const,
  );
  return (
    <PageFrame
      band={
        <Stepper
          label="Registration steps"
          steps={steps}
          seed="person-1042"
          onSelect={(id) => setCurrent(labels.indexOf(id))}
        />
      }
    >
      <StepLayout
        kicker="Ride Weekend · August 7, 2027"
        aside={
          <Card title="So far">
            <Bill lines={[{ name: 'The Full Pull', amount: 25000 }]} sumName="Due at the end" sum={25000} />
            <p>
              You commit to raise $6,000 by October 1, 2027. What is missing then is charged to your card.
            </p>
          </Card>
        }
        motion="forward"
        title="Which route will you ride?"
        lede="Every route starts in Wellesley and ends at the sea. You can change your mind until June 1."
        actions={
          <>
            <Button tone="quiet">Back</Button>
            <Button size="lg" wide="phone">
              Save and continue
            </Button>
          </>
        }
      >
        {children}
      </StepLayout>
    </PageFrame>
  );
};
