import { useState, type ComponentProps } from 'react';
import { CopyField, type CopyFieldProps } from '../copy-field/CopyField.tsx';
import { usePart } from '../lazy-part/use-part.ts';
import { Aside, Drawing, Failed, Root } from './QrCode.styles.ts';
import { qrDrawer } from './qr-drawer.ts';

/** Properties of {@link QrCode}. */
export interface QrCodeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What it leads to, for a screen reader ("QR code for your authenticator app"). */
  readonly label: string;
  /** What a camera reads: an address, an `otpauth:` link. More than 2331 bytes throw a RangeError. */
  readonly value: string;
  /** The same by hand, for a user without a camera. */
  readonly rawKey: Pick<CopyFieldProps, 'label' | 'value' | 'words'>;
  /** In place of the code where its file could not be fetched; the key beside it still does. */
  readonly failedText: string;
  /** Edge in CSS pixels, quiet zone included. @default 184 */
  readonly size?: number;
}

/**
 * A code for a camera, with the same as text beside it. It is dark on white in both themes, because many cameras
 * read nothing else.
 *
 * - Do: say before it which app reads it.
 * - Don't: make it the only way: a telephone cannot photograph itself.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Reaches the button that copies the key |
 * | Enter, Space | Copies it |
 */
export function QrCode({ label, value, rawKey, failedText, size = 184, ...props }: QrCodeProps) {
  const [hasFailed, setFailed] = useState(false);
  const draw = usePart(qrDrawer, !hasFailed, () => setFailed(true));
  const drawing = draw?.(value);
  return (
    <Root {...props}>
      <Drawing style={{ width: size }}>
        {hasFailed && <Failed>{failedText}</Failed>}
        {drawing && (
          <svg
            role="img"
            aria-label={label}
            viewBox={`0 0 ${drawing.edge} ${drawing.edge}`}
            shapeRendering="crispEdges"
          >
            <path d={drawing.path} fill="currentColor" />
          </svg>
        )}
      </Drawing>
      <Aside>
        <CopyField {...rawKey} />
      </Aside>
    </Root>
  );
}
