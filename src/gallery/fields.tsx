import { useState } from 'react';
import { Button } from '#src/components/button/button.tsx';
import { Checkbox } from '#src/components/choice/checkbox.tsx';
import { ChoiceCards } from '#src/components/choice/choice-cards.tsx';
import { OptionGroup } from '#src/components/choice/option-group.tsx';
import { ElevationProfile } from '#src/components/course/elevation-profile.tsx';
import { AmountField } from '#src/components/field/amount-field.tsx';
import { DateField } from '#src/components/field/date-field.tsx';
import { PhoneField } from '#src/components/field/phone-field.tsx';
import { SelectField } from '#src/components/field/select-field.tsx';
import { TextArea } from '#src/components/field/text-area.tsx';
import { TextField } from '#src/components/field/text-field.tsx';
import { ErrorSummary } from '#src/components/form/error-summary.tsx';
import { Notice } from '#src/components/notice/notice.tsx';
import { Tag } from '#src/components/notice/tag.tsx';

import { elevations } from './pictures.tsx';

const routes = [
  {
    value: 'full',
    title: 'The Full Pull',
    drawing: <ElevationProfile bare elevations={elevations} distance={186} climb={4812} />,
    text: 'Two days from the hills to the sea, with a night in Bourne.',
    figures: [
      { value: '186 miles', name: 'distance' },
      { value: '4,812 ft', name: 'climb' },
      { value: '$250', name: 'fee' },
      { value: '$6,000', name: 'to raise' },
    ],
    tags: <Tag tone="warning">Only 5 places left</Tag>,
  },
  {
    value: 'half',
    title: 'The Half Moon',
    text: 'One long, rolling day.',
    figures: [
      { value: '84 miles', name: 'distance' },
      { value: '2,140 ft', name: 'climb' },
      { value: '$150', name: 'fee' },
      { value: '$3,000', name: 'to raise' },
    ],
  },
  {
    value: 'short',
    title: 'The Sprint',
    text: 'Flat, fast and full.',
    tags: <Tag tone="soft">Full</Tag>,
    disabled: true,
  },
];

export const Fields = () => {
  const [text, setText] = useState('');
  const [when, setWhen] = useState('1990-02-7');
  const [tel, setTel] = useState('+16175550123');
  const [cents, setCents] = useState<number | null>(125050);
  const [route, setRoute] = useState(['full']);
  const [size, setSize] = useState('');
  const [yes, setYes] = useState(true);
  return (
    <>
      <ErrorSummary
        errors={[
          { id: 'name', message: 'Write your first name.' },
          { id: 'code', message: 'We don’t recognize this group code. Check the mail from your captain.' },
        ]}
      />
      <ChoiceCards
        kind="radio"
        id="route"
        label="Routes with places left"
        hint="Places are kept for 20 minutes."
        options={routes}
        selected={route}
        onChange={setRoute}
      />
      <TextField
        id="name"
        label="First name"
        value={text}
        onChange={setText}
        error="Write your first name."
        hint="As on your passport."
      />
      <TextField
        id="code"
        label="Group code"
        optional
        width="short"
        value="LIBERTY27"
        onChange={setText}
        error="We don’t recognize this group code. Check the mail from your captain."
      />
      <DateField
        id="birth"
        label="Date of birth"
        hint="For example 4 27 1986."
        value={when}
        onChange={setWhen}
      />
      <PhoneField id="phone" label="Phone" country="US" value={tel} onChange={setTel} />
      <AmountField
        id="goal"
        label="Your goal"
        emphasis="figure"
        width="medium"
        value={cents}
        onChange={setCents}
        hint="Most riders aim for $6,500."
      />
      <SelectField
        id="size"
        label="Jersey size"
        width="medium"
        value={size}
        onChange={setSize}
        options={[
          { value: 's', label: 'Small' },
          { value: 'm', label: 'Medium' },
        ]}
      />
      <TextArea id="story" label="Why you ride" optional value={text} onChange={setText} />
      <OptionGroup
        kind="radio"
        id="contact"
        label="How may we reach you?"
        options={[
          { value: 'a', label: 'By e-mail' },
          { value: 'b', label: 'By phone', hint: 'Only on the event days.' },
        ]}
        selected={['a']}
        onChange={() => {}}
        layout="row"
      />
      <Checkbox
        id="agree"
        label="I have read the waiver and agree to it."
        checked={yes}
        onChange={setYes}
        required
      />
      <Notice title="Your card will be charged $250.00 today">
        What you still owe of your commitment on October 1, 2027 is charged to the same card.
      </Notice>
      <Notice tone="success">Code SPRING27 takes $50 off.</Notice>
      <Notice tone="warning" title="12 days left">
        Register by June 1.
      </Notice>
      <Notice tone="error" title="Your card was declined">
        Try another card.
      </Notice>
      <p>
        <Button>Give $50</Button> <Button tone="plain">Another card</Button>{' '}
        <Button tone="danger">Cancel my ride</Button> <Button pending>Saving</Button>{' '}
        <Button disabled>Full</Button>{' '}
        <Button pending tone="plain">
          Saving
        </Button>
      </p>
    </>
  );
};
