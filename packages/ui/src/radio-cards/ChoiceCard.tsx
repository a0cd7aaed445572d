import { Icon } from '../icon/Icon.tsx';
import type { RadioCard } from './radio-card.ts';
import { Card, Facts, Head, Note, Radio, Title } from './RadioCards.styles.ts';

/** Properties of {@link ChoiceCard}. */
export interface ChoiceCardProps {
  readonly option: RadioCard;
  readonly id: string;
  readonly name: string;
  readonly isChosen: boolean;
  readonly isOff: boolean;
  /** What describes all cards of the group. */
  readonly describedBy: string | undefined;
  readonly onChoose: () => void;
}

/** One card: its radio button is named by the title and described by all else that stands in it. */
export function ChoiceCard({ option, id, name, isChosen, isOff, describedBy, onChoose }: ChoiceCardProps) {
  const { value, title, text, icon, aside, children, disabledReason } = option;
  const note = disabledReason || text;
  const described = [aside && `${id}-aside`, note && `${id}-note`, children && `${id}-facts`, describedBy];
  return (
    <Card data-selected={isChosen || undefined} data-off={isOff || undefined}>
      <Radio
        type="radio"
        id={id}
        name={name}
        value={value}
        checked={isChosen}
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
        aria-disabled={isOff || undefined}
        onChange={() => !isOff && onChoose()}
      />
      <Head>
        <Title htmlFor={id}>{title}</Title>
        {aside && <div id={`${id}-aside`}>{aside}</div>}
      </Head>
      {icon && <Icon of={icon} />}
      {note && <Note id={`${id}-note`}>{note}</Note>}
      {children && <Facts id={`${id}-facts`}>{children}</Facts>}
    </Card>
  );
}
