import styled, { css } from 'styled-components';
import { Avatar } from '../avatar/Avatar.tsx';
import { centered, centeredText } from '../empty-state/EmptyState.styles.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import type { PageHeaderTone } from './page-header-tones.ts';

const pair = (background: string, color: string) => css`
  background: ${background};
  color: ${color};
`;

const tones: Record<PageHeaderTone, ReturnType<typeof css>> = {
  accent: pair(theme.color.accentSoft, theme.color.accent),
  success: pair(theme.color.successSoft, theme.color.success),
  warning: pair(theme.color.warningSoft, theme.color.warning),
  danger: pair(theme.color.dangerSoft, theme.color.danger),
};

export const Tile = styled.span<{ $tone: PageHeaderTone }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  margin-top: 5px;
  margin-inline-end: -4px;
  border-radius: ${theme.radius.tile};
  ${({ $tone }) => tones[$tone]}
`;

export const Face = styled(Avatar)`
  margin-top: 5px;
  margin-inline-end: -4px;
`;

export const Words = styled.div`
  flex: 999 1 0;
  min-width: min(100%, 180px);
`;

export const TitleLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[8]};
`;

export const Sentence = styled.div`
  margin-top: ${theme.space[2]};
  min-height: ${theme.type.bodyLine};
  color: ${theme.color.muted};
  overflow-wrap: anywhere;
`;

const abovePage = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${theme.space[10]} ${theme.space[16]};
  margin-bottom: ${theme.space[4]};
  ${media.belowMedium} {
    margin-bottom: 0;
  }
`;

const inPlaceOfPage = css`
  ${centered}
  justify-content: center;
  min-height: min(60vh, 480px);
  padding-block: ${theme.space[48]};
  ${Words}, ${TitleLine} {
    display: contents;
  }
  ${Sentence} {
    margin-top: 0;
    min-height: 0;
    ${centeredText}
  }
`;

const largeTitle = css`
  h1 {
    font-size: ${theme.type.headline};
    line-height: ${theme.type.headlineLine};
    ${media.belowMedium} {
      font-size: ${theme.type.heading1};
      line-height: ${theme.type.heading1Line};
    }
  }
`;

export const Root = styled.div<{ $isMessage: boolean; $isHeadline: boolean }>`
  ${({ $isMessage }) => ($isMessage ? inPlaceOfPage : abovePage)}
  ${({ $isHeadline }) => $isHeadline && largeTitle}
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  max-width: 100%;
  /* Beside the title they are as wide as their words; on lines of their own they fill them. */
  ${media.belowMedium} {
    flex-grow: 1;
    & > :is(a, button):not([aria-label], [data-collapses]) {
      flex-grow: 1;
    }
  }
  ${media.print} {
    display: none;
  }
`;
