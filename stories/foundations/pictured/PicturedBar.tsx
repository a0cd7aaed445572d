import {
  AccountMenu,
  Button,
  HideBelow,
  IconButton,
  Inline,
  NotificationsIcon,
  PaletteButton,
  Popover,
  Spinner,
  StatusDot,
} from '@archive-console/ui';
import { languages } from '#stories/components/languages.ts';

const nothing = () => undefined;

/** Right in the bar, of the same parts as in the console. */
export function PicturedBar() {
  return (
    <Inline gap={4} wrap={false}>
      <PaletteButton label="Search or jump to" shortcut="Ctrl K" />
      <HideBelow>
        <Button design="quaternary" size="sm">
          <StatusDot tone="success">Live</StatusDot>
        </Button>
      </HideBelow>
      <HideBelow>
        <Popover
          trigger={{
            design: 'quaternary',
            size: 'sm',
            label: (
              <>
                <Spinner />2 jobs
              </>
            ),
          }}
          title="Running now"
        >
          Import of archive-2019.uma, synchronization with Microsoft 365
        </Popover>
      </HideBelow>
      <IconButton icon={NotificationsIcon} label="Messages" />
      <AccountMenu
        userName="Carla Weiss"
        theme="auto"
        onTheme={nothing}
        language="en-US"
        languages={languages}
        onLanguage={nothing}
        onSignOut={nothing}
        words={{ label: 'Account menu of Carla Weiss' }}
      />
    </Inline>
  );
}
