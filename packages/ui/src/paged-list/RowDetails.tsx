import type { ReactNode } from 'react';
import { Content, Details, DetailsCell } from './RowDetails.styles.ts';

/** Properties of {@link RowDetails}. */
export interface RowDetailsProps {
  readonly id: string;
  /** Cells of the row before its first column: the details start where its name does. */
  readonly before: number;
  /** Cells of the row from its first column on. */
  readonly columns: number;
  readonly children: ReactNode;
}

/** What lies below a row that is expanded; on cards it is the lower part of the card. */
export function RowDetails({ id, before, columns, children }: RowDetailsProps) {
  return (
    <Details id={id}>
      <DetailsCell colSpan={before} $isMargin />
      <DetailsCell colSpan={columns}>
        <Content>{children}</Content>
      </DetailsCell>
    </Details>
  );
}
