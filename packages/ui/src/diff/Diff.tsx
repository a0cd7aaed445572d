import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Inline } from '../inline/Inline.tsx';
import { Text } from '../text/Text.tsx';
import { TextButton } from '../text-button/TextButton.tsx';
import { chooseAll, decidedCount, isEqualField } from './diff-choice.ts';
import { diffSides, type DiffProps } from './diff-types.ts';
import { DiffChooser } from './DiffChooser.tsx';
import { DiffText } from './DiffText.tsx';
import { Legend } from '../field/ChoiceGroup.styles.ts';
import { useUiWords } from '../ui-words/use-ui-words.ts';
import { Count, Equal, EqualNote, Fields, Root, Tools, Value } from './Diff.styles.ts';

/**
 * Two versions of one thing, field by field: what was typed here, and what another person saved
 * since. For each field that differs one value is chosen, or one side for all of them; what differs
 * inside a value is marked. Nothing is chosen for the reader, so that no work is lost to a default.
 *
 * - Do: use it where the service refuses a save because of another one; save only when every field is decided.
 * - Do: give the values in words, as the form shows them.
 * - Don't: use it to show what will change on saving: that needs no choice.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | goes to the next field |
 * | Arrow keys | choose a side |
 * | Space | chooses the side that has the focus |
 */
export function Diff({ fields, choice, onChoice, words: own, ...props }: DiffProps) {
  const words = useUiWords('diff', own);
  const [isEqualShown, setEqualShown] = useState(false);
  const differing = fields.filter((field) => !isEqualField(field));
  const equal = fields.length - differing.length;
  const shown = isEqualShown ? fields : differing;
  return (
    <Root {...props}>
      {differing.length === 0 ? (
        <Text tone="muted">{words.noDifference}</Text>
      ) : (
        <Tools>
          <Count role="status">{words.decided(decidedCount(differing, choice), differing.length)}</Count>
          <Inline>
            {diffSides.map((side) => (
              <Button key={side} size="sm" onClick={() => onChoice(chooseAll(differing, choice, side))}>
                {words.all[side]}
              </Button>
            ))}
          </Inline>
        </Tools>
      )}
      {shown.length > 0 && (
        <Fields>
          {shown.map((field) => (
            <li key={field.id}>
              {differing.includes(field) ? (
                <DiffChooser
                  field={field}
                  chosen={choice[field.id]}
                  onChoose={(side) => onChoice({ ...choice, [field.id]: side })}
                  words={words}
                />
              ) : (
                <Equal>
                  <Legend as="span">{field.label}</Legend>
                  <Value>
                    <DiffText values={field} side="mine" empty={words.empty} />
                  </Value>
                  <EqualNote>{words.equal}</EqualNote>
                </Equal>
              )}
            </li>
          ))}
        </Fields>
      )}
      {equal > 0 && (
        <div>
          <TextButton aria-expanded={isEqualShown} onClick={() => setEqualShown(!isEqualShown)}>
            {isEqualShown ? words.hideEqual : words.showEqual(equal)}
          </TextButton>
        </div>
      )}
    </Root>
  );
}
