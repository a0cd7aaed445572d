import { Banner, Button, CopyField, Popover, Stack, Text, TextButton, TextField } from '@archive-console/ui';
import preview from '#.storybook/preview';
import { DialogStill } from './DialogStill.tsx';
import { hasPairs, Practice, Practices } from './Practice.tsx';

const meta = preview.meta({ title: 'Components/Overlays/Good practice' });

/** Only what is written on the buttons differs. */
const answers = (no: string, yes: string) => (
  <>
    <Button>{no}</Button>
    <Button design="primary" tone="danger">
      {yes}
    </Button>
  </>
);

export const ConfirmDialogPractice = meta.story({
  render: () => (
    <Practices>
      <Practice
        right={{
          shown: (
            <DialogStill title="Delete Amelie Brandt?" actions={answers('Cancel', 'Delete user')}>
              The account is deleted. Archived mail stays.
            </DialogStill>
          ),
          why: 'Title and button name the object and the act: who reads only these decides rightly.',
        }}
        wrong={{
          shown: (
            <DialogStill title="Are you sure?" actions={answers('No', 'Yes')}>
              This cannot be undone.
            </DialogStill>
          ),
          why: 'It could be about anything, and a habit presses Yes.',
        }}
      />
      <Practice
        right={{
          shown: (
            <DialogStill title="Delete Lindenhof GmbH?" actions={answers('Cancel', 'Delete tenant')}>
              <Stack>
                <Text>The tenant is destroyed with all archived mail.</Text>
                <TextField label="Type “Lindenhof GmbH” to confirm" />
              </Stack>
            </DialogStill>
          ),
          why: 'Typing a name takes time to think: it is asked for where years of mail would be lost.',
        }}
        wrong={{
          shown: (
            <DialogStill title="Remove role from Amelie Brandt?" actions={answers('Cancel', 'Remove role')}>
              <TextField label="Type “Amelie Brandt” to remove her role" />
            </DialogStill>
          ),
          why: 'What can be given back in a moment is done at once, with Undo in a toast.',
        }}
      />
    </Practices>
  ),
  play: hasPairs(2),
});

export const DialogPractice = meta.story({
  render: () => (
    <Practice
      right={{
        shown: (
          <DialogStill
            title="Rename Amelie Brandt"
            actions={
              <>
                <Button>Cancel</Button>
                <Button design="primary">Save name</Button>
              </>
            }
          >
            <TextField label="Display name" defaultValue="Amelie Brandt" />
          </DialogStill>
        ),
        why: 'One small task, which the title names and the button ends.',
      }}
      wrong={{
        shown: (
          <DialogStill title="Edit" actions={<Button design="primary">OK</Button>}>
            <Stack>
              {['First name', 'Last name', 'E-mail address', 'Department', 'Telephone'].map((label) => (
                <TextField key={label} label={label} />
              ))}
            </Stack>
          </DialogStill>
        ),
        why: 'A form of many fields is a page: it has an address, keeps a draft, and can be left.',
      }}
    />
  ),
  play: hasPairs(1),
});

export const DirtyGuardDialogPractice = meta.story({
  render: () => (
    <Practice
      right={{
        shown: (
          <DialogStill
            title="Leave without saving?"
            actions={answers('Keep editing', 'Leave without saving')}
          >
            The new name of Amelie Brandt has not been saved.
          </DialogStill>
        ),
        why: 'Both buttons say what happens next.',
      }}
      wrong={{
        shown: (
          <DialogStill title="Cancel editing?" actions={answers('Cancel', 'Cancel editing')}>
            There are unsaved changes.
          </DialogStill>
        ),
        why: 'Two buttons say Cancel: which of them keeps what was typed?',
      }}
    />
  ),
  play: hasPairs(1),
});

const journal = { label: 'Journal address', words: { copy: 'Copy journal address' } };

export const PopoverPractice = meta.story({
  render: () => (
    <Practice
      right={{
        shown: (
          <Stack gap={4}>
            <CopyField {...journal} value="journal-4f2a@archive.example" />
            <Text size="small" tone="muted">
              Enter it in Exchange as the recipient of journal reports.
            </Text>
          </Stack>
        ),
        why: 'What everybody has to know stands on the page.',
      }}
      wrong={{
        shown: (
          <Stack gap={4} align="start">
            <CopyField {...journal} value="journal-8b1c@archive.example" />
            <Popover trigger={{ label: 'What do I do with it?' }} title="Journal address">
              Enter it in Exchange as the recipient of journal reports.
            </Popover>
          </Stack>
        ),
        why: 'Behind a press it is found last by those who need it first.',
      }}
    />
  ),
  play: hasPairs(1),
});

export const ToastRegionPractice = meta.story({
  render: () => (
    <Practice
      right={{
        shown: <Banner tone="success" title="3 users deleted" action={<TextButton>Undo</TextButton>} />,
        why: 'It says what became of a press that needed no answer, and takes it back.',
      }}
      wrong={{
        shown: <Banner tone="danger" title="The name is missing" />,
        why: 'It passes while it is still needed: a mistake is said at its field, and stays.',
      }}
    />
  ),
  play: hasPairs(1),
});

export const DrawerPractice = meta.story({
  render: () => (
    <Practice
      right={{
        shown: (
          <DialogStill title="Messages of this visit" actions={<Button>Close</Button>}>
            Gustav Lund saved. 3 users deleted.
          </DialogStill>
        ),
        why: 'It is read beside the page, which stays as it is and where it is.',
      }}
      wrong={{
        shown: (
          <DialogStill title="Delete Gustav Lund?" actions={answers('Cancel', 'Delete user')}>
            The account is deleted. Archived mail stays.
          </DialogStill>
        ),
        why: 'A question that has to be answered lies in a dialog, above everything else.',
      }}
    />
  ),
  play: hasPairs(1),
});
