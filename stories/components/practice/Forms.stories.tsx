import {
  Button,
  Checkbox,
  Inline,
  RadioCards,
  SegmentedChoice,
  Select,
  Stack,
  Switch,
  type SwitchProps,
  TextField,
} from '@archive-console/ui';
import { useState } from 'react';
import preview from '#.storybook/preview';
import { hasPairs, Practice, Practices } from './Practice.tsx';

const meta = preview.meta({ title: 'Components/Forms/Good practice' });

export const TextFieldPractice = meta.story({
  render: () => (
    <Practices>
      <Practice
        right={{
          shown: <TextField label="Alias" hint="Letters, digits and dots, before the @." />,
          why: 'What one has to know stands below the field and stays while one types.',
        }}
        wrong={{
          shown: <TextField label="Alias" placeholder="Letters, digits and dots, before the @" />,
          why: 'A placeholder goes with the first letter, just when it is needed.',
        }}
      />
      <Practice
        right={{
          shown: (
            <TextField
              label="E-mail address"
              defaultValue="amelie@lindenhof"
              error="Enter the whole address, as in amelie@lindenhof.example."
            />
          ),
          why: 'The message says what to do, in the words of the field.',
        }}
        wrong={{
          shown: <TextField label="E-mail address" defaultValue="amelie@lindenhof" error="Invalid input." />,
          why: 'The reader learns that something is wrong, and nothing of how to set it right.',
        }}
      />
    </Practices>
  ),
  play: hasPairs(2),
});

export const CheckboxPractice = meta.story({
  render: () => (
    <Practice
      right={{
        shown: <Checkbox label="Tell me about failed imports" defaultChecked />,
        why: 'Checked means yes: one reads it once.',
      }}
      wrong={{
        shown: <Checkbox label="Do not tell me about failed imports" />,
        why: 'To get the messages one leaves empty what says not: a yes made of two noes.',
      }}
    />
  ),
  play: hasPairs(1),
});

function Held(props: Pick<SwitchProps, 'label' | 'description'>) {
  const [checked, setChecked] = useState(true);
  return <Switch {...props} checked={checked} onChange={setChecked} />;
}

export const SwitchPractice = meta.story({
  render: () => (
    <Practice
      right={{
        shown: <Held label="Archive outgoing mail" description="Takes effect at once." />,
        why: 'A switch acts when it is pressed, as that of a lamp does.',
      }}
      wrong={{
        shown: (
          <Stack align="start">
            <Held label="Archive outgoing mail" />
            <Button design="primary">Save</Button>
          </Stack>
        ),
        why: 'Where a form is saved, nothing has happened yet: this is a checkbox.',
      }}
    />
  ),
  play: hasPairs(1),
});

const actions = [
  { value: 'keep', title: 'Archive', text: 'Mail is kept as long as the package says.' },
  { value: 'skip', title: 'Do not archive', text: 'Mail is never stored.' },
];

const months = ['January', 'February', 'March', 'April', 'May', 'June'];

export const RadioCardsPractice = meta.story({
  render: () => (
    <Practice
      right={{
        shown: <RadioCards label="What happens to the mail" options={actions} defaultValue="keep" />,
        why: 'Few choices that need a sentence each are compared before one is made.',
      }}
      wrong={{
        shown: (
          <RadioCards
            label="First month"
            options={months.map((title) => ({ value: title, title }))}
            defaultValue="January"
          />
        ),
        why: 'Cards that say no more than their name take the room of a page: this is a select.',
      }}
    />
  ),
  play: hasPairs(1),
});

export const SelectPractice = meta.story({
  render: () => (
    <Practice
      right={{
        shown: <Select label="First month" options={months.map((label) => ({ value: label, label }))} />,
        why: 'Known choices in their usual order are found without seeing all of them.',
      }}
      wrong={{
        shown: (
          <Select
            label="What happens to the mail"
            options={actions.map(({ value, title }) => ({ value, label: title }))}
          />
        ),
        why: 'What follows from each choice is hidden, and so are the choices: these are radio cards.',
      }}
    />
  ),
  play: hasPairs(1),
});

/** What is chosen takes effect at once. */
function Segments({ label, words }: { label: string; words: readonly [string, ...string[]] }) {
  const [value, setValue] = useState(words[0]);
  return (
    <Inline>
      <SegmentedChoice
        label={label}
        options={words.map((word) => ({ value: word, label: word }))}
        value={value}
        onValue={setValue}
      />
    </Inline>
  );
}

export const SegmentedChoicePractice = meta.story({
  render: () => (
    <Practice
      right={{
        shown: <Segments label="Period" words={['Week', 'Month', 'Year']} />,
        why: 'Short words of one kind, all in view, and the chart follows at once.',
      }}
      wrong={{
        shown: (
          <Segments
            label="Show mail"
            words={['Only what came in', 'Everything with its attachments', 'What was deleted since']}
          />
        ),
        why: 'Long words break the row, and it no longer reads as one choice.',
      }}
    />
  ),
  play: hasPairs(1),
});
