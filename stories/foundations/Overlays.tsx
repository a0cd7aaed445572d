import {
  Button,
  ConfirmDialog,
  createToastQueue,
  DateField,
  Dialog,
  Drawer,
  Inline,
  MenuButton,
  Popover,
  Stack,
  TextLink,
  ToastRegion,
  Tooltip,
} from '@archive-console/ui';
import { type ReactNode, useState } from 'react';
import { ComboboxStage } from '../components/ComboboxStage.tsx';
import { Palette } from '../components/Palette.tsx';
import { PeopleList } from '../components/PeopleList.tsx';

const nothing = (): void => undefined;

interface OpenedProps {
  label: string;
  children(isOpen: boolean, close: () => void): ReactNode;
}

function Opened({ label, children }: OpenedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {children(isOpen, () => setOpen(false))}
    </>
  );
}

function ToastsOnDemand() {
  const [queue] = useState(createToastQueue);
  return (
    <>
      <Button onClick={() => queue.show({ tone: 'success', title: 'User created' })}>Toast</Button>
      <ToastRegion queue={queue} />
    </>
  );
}

/** What opens over a page or comes to its lower edge, each beside what it is opened by. */
export function Overlays() {
  return (
    <>
      <Palette words={{ label: 'Palette', placeholder: 'Search', start: 'Type a name.' }} start="Overlays" />
      <main>
        <Stack>
          <Inline>
            <Opened label="Dialog">
              {(isOpen, close) => (
                <Dialog isOpen={isOpen} title="Rename Amelie Brandt" onClose={close}>
                  The address stays.
                </Dialog>
              )}
            </Opened>
            <Opened label="Question">
              {(isOpen, close) => (
                <ConfirmDialog
                  isOpen={isOpen}
                  title="Delete Amelie Brandt?"
                  confirmLabel="Delete user"
                  onConfirm={close}
                  onClose={close}
                >
                  Archived mail stays.
                </ConfirmDialog>
              )}
            </Opened>
            <Opened label="Drawer">
              {(isOpen, close) => (
                <Drawer isOpen={isOpen} title="Messages" onClose={close}>
                  No messages yet.
                </Drawer>
              )}
            </Opened>
            <Popover trigger={{ label: 'Popover' }} title="What counts">
              Every mailbox with mail in this month.
            </Popover>
            <MenuButton label="Menu" items={[{ id: 'edit', label: 'Edit user', onAction: nothing }]} />
            <Button disabledReason="Comes from Microsoft 365.">Reason</Button>
            <Tooltip text="Counted once a day.">
              <TextLink href="#usage">Tooltip</TextLink>
            </Tooltip>
            <ToastsOnDemand />
          </Inline>
          <ComboboxStage />
          <DateField label="Expires on" locale="en-US" value="" onChange={nothing} />
          <PeopleList />
        </Stack>
      </main>
    </>
  );
}
