import { GateLayout, keepFocus, Logo } from '@archive-console/ui';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { SignedInMenu } from './SignedInMenu.tsx';
import { useMissingParts } from './use-missing-parts.ts';

interface BareFrameProps {
  title: ReactNode;
  sentence: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** The frame of a user who can go nowhere: no navigation, but settings and sign-out (E21). */
export function BareFrame({ title, sentence, footer, children }: BareFrameProps) {
  const { t } = useTranslation();
  useEffect(keepFocus, []);
  useMissingParts();
  return (
    <GateLayout
      wide
      logo={<Logo name={t('product')} />}
      settings={<SignedInMenu />}
      title={title}
      sentence={sentence}
      footer={footer}
    >
      {children}
    </GateLayout>
  );
}
