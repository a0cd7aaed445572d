import {
  AddRoleIcon,
  ErrorIcon,
  ImportIcon,
  SuccessIcon,
  Text,
  TextLink,
  type TimelineEvent,
  WarningIcon,
} from '@archive-console/ui';

/** A few days of a tenant, the last first. */
export const events: readonly TimelineEvent[] = [
  {
    id: 'e6',
    at: new Date('2026-03-14T12:40:00Z'),
    icon: SuccessIcon,
    tone: 'success',
    text: 'Import of archive-2019.uma finished: 239,004 mails.',
    actor: 'Archive service',
  },
  {
    id: 'e5',
    at: new Date('2026-03-14T08:14:00Z'),
    icon: ImportIcon,
    tone: 'info',
    text: 'Import of archive-2019.uma started.',
    actor: 'Amelie Brandt',
  },
  {
    id: 'e4',
    at: new Date('2026-03-13T16:30:00Z'),
    icon: ErrorIcon,
    tone: 'danger',
    text: (
      <Text>
        Import of <TextLink href="#sales">sales@lindenhof.example</TextLink> failed: the mailbox was not
        found.
      </Text>
    ),
    actor: 'Archive service',
  },
  {
    id: 'e3',
    at: new Date('2026-03-09T09:05:00Z'),
    icon: AddRoleIcon,
    text: 'Bjarne Olsen became an administrator.',
    actor: 'Carla Weiss',
  },
  {
    id: 'e2',
    at: new Date('2026-03-09T07:51:00Z'),
    icon: WarningIcon,
    tone: 'warning',
    text: 'The connector token expires in 14 days.',
  },
];

/** The same in German, with long words. */
export const germanEvents: readonly TimelineEvent[] = [
  {
    id: 'e3',
    at: new Date('2026-03-14T12:40:00Z'),
    icon: SuccessIcon,
    tone: 'success',
    text: 'Postfachdatenübernahme „archiv-2019.uma“ abgeschlossen: 239.004 Nachrichten.',
    actor: 'Archivierungsdienst',
  },
  {
    id: 'e2',
    at: new Date('2026-03-13T16:30:00Z'),
    icon: ErrorIcon,
    tone: 'danger',
    text: (
      <Text>
        Datenübernahme von <TextLink href="#sales">vertriebsunterlagen@lindenhof.example</TextLink>{' '}
        fehlgeschlagen: Das Postfach wurde nicht gefunden.
      </Text>
    ),
    actor: 'Archivierungsdienst',
  },
  {
    id: 'e1',
    at: new Date('2026-03-09T09:05:00Z'),
    icon: AddRoleIcon,
    text: 'Bjarne Olsen erhielt die Administratorberechtigung der Organisationseinheit.',
    actor: 'Carla Weiss',
  },
];
