import type { ComponentProps, ReactNode, Ref } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { CalendarIcon } from '../icons.ts';
import { Frame, Opener, Sign } from './DateField.styles.ts';

/** Properties of {@link DateFrame}. */
export interface DateFrameProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly locale: string;
  readonly isInvalid: boolean;
  /** Then nothing opens a calendar. */
  readonly isReadOnly: boolean;
  /** Then it only shows that there would be one. */
  readonly isDisabled: boolean;
  /** The button that opens the calendar. */
  readonly opener: Omit<ComponentProps<typeof IconButton>, 'icon' | 'size'>;
  /** The calendar, while it is wanted. */
  readonly panel: ReactNode;
  /** What is typed into. */
  readonly children: ReactNode;
}

/** The box around one date or two, in the language of their reader, with the way to the calendar. */
export function DateFrame({
  ref,
  locale,
  isInvalid,
  isReadOnly,
  isDisabled,
  opener,
  panel,
  children,
}: DateFrameProps) {
  return (
    <I18nProvider locale={locale}>
      <Frame ref={ref} data-invalid={isInvalid || undefined} data-off={isReadOnly || undefined}>
        {children}
        {!isReadOnly && (
          <Opener>
            <IconButton {...opener} size="sm" icon={CalendarIcon} />
          </Opener>
        )}
        {isDisabled && (
          <Sign>
            <Icon of={CalendarIcon} size={16} />
          </Sign>
        )}
      </Frame>
      {panel}
    </I18nProvider>
  );
}
