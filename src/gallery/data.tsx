import { useState } from 'react';
import { money } from '#machines/money.ts';
import { Button } from '#src/components/button/button.tsx';
import { TextAnchor } from '#src/components/button/text-link.tsx';
import { Card, Figures } from '#src/components/card/card.tsx';
import { CountUp } from '#src/components/card/count-up.tsx';
import { DataList } from '#src/components/data-list/data-list.tsx';
import { Dialog } from '#src/components/dialog/dialog.tsx';
import { ProgressBar } from '#src/components/progress-bar/progress-bar.tsx';
import { Bill, ReviewList } from '#src/components/review/review.tsx';
import { CardsSkeleton, FormSkeleton } from '#src/components/skeleton/skeleton.tsx';
import { Snackbar } from '#src/components/snackbar/snackbar.tsx';

type Donation = { id: string; donor: string; on: string; amount: number };

const donations: Donation[] = [
  { id: '1', donor: 'Ana Duarte', on: 'November 2, 2026', amount: 25000 },
  { id: '2', donor: 'Anonymous', on: 'October 30, 2026', amount: 5050 },
];

export const Data = () => {
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  return (
    <>
      <p>
        You agree to the <TextAnchor href="#waiver">waiver</TextAnchor> of Product 2027.
      </p>
      <ProgressBar value={40} visible />
      <Figures
        figures={[
          { value: <CountUp value={345000} format={money} />, name: 'raised' },
          { value: '$8,000', name: 'goal' },
          { value: '43', name: 'donations' },
        ]}
      />
      <Card title="What this costs">
        <Bill
          lines={[
            { name: 'The Full Pull', amount: 25000 },
            { name: 'Code SPRING27', amount: -5000 },
          ]}
          sumName="Charged today"
          sum={20000}
        />
      </Card>
      <ReviewList
        title="About you"
        rows={[
          { name: 'Name', value: 'Maya Lindqvist' },
          { name: 'Phone', value: '(617) 555-0123' },
          { name: 'Address', value: '12 Elm Street\nBoston, MA 02118' },
        ]}
        action={<Button tone="quiet">Change</Button>}
      />
      <DataList
        caption="Gifts"
        columns={[
          { id: 'donor', name: 'From', cell: (donation) => donation.donor },
          { id: 'on', name: 'Date', cell: (donation) => donation.on },
          { id: 'amount', name: 'Amount', cell: (donation) => money(donation.amount), align: 'end' },
        ]}
        rows={donations}
        keyOf={(donation) => donation.id}
        empty="No gifts yet."
      />
      <p>
        <Button tone="plain" onClick={() => setOpen(true)}>
          Open the dialog
        </Button>{' '}
        <Button
          tone="plain"
          onClick={() => setSaid('Unable to save your changes, please wait before trying again.')}
        >
          Say something
        </Button>
      </p>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Are you sure you want to proceed?"
        role="alertdialog"
        actions={
          <>
            <Button tone="plain" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button onClick={() => setOpen(false)}>Continue</Button>
          </>
        }
      >
        Your changes won’t be saved.
      </Dialog>
      <Snackbar message={said} tone="error" onClose={() => setSaid(null)} />
      <FormSkeleton />
      <CardsSkeleton cards={1} />
    </>
  );
};
