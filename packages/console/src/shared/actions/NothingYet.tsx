import { EmptyState, type EmptyStateProps } from '@archive-console/ui';
import { DialogLink, type DialogLinkProps } from '#shared/navigation/DialogLink.tsx';

interface NothingYetProps extends Pick<EmptyStateProps, 'title' | 'titleLevel' | 'text'> {
  /** The dialog that adds the first; none where nothing can be added. */
  add: DialogLinkProps | undefined;
}

/** Stands where what belongs to an object would be, and leads to the dialog that adds it. */
export function NothingYet({ add, ...words }: NothingYetProps) {
  return <EmptyState {...words} action={add && <DialogLink {...add} />} />;
}
