import { useSearchParams } from 'react-router';

/** A dialog whose being open is part of the address: it survives a reload, and the back button closes it. */
export function useDialogInAddress(name: string) {
  const [search, setSearch] = useSearchParams();
  const show = (isOpen: boolean) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (isOpen) next.set('dialog', name);
        else next.delete('dialog');
        return next;
      },
      { replace: !isOpen, preventScrollReset: true },
    );
  return { isOpen: search.get('dialog') === name, open: () => show(true), close: () => show(false) };
}
