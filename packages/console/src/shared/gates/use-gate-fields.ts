import { useRef, useState } from 'react';

interface GateRequest<TValues> {
  send: (values: TValues) => void;
  /** Takes a refusal away. */
  forget: () => void;
}

/** What is typed into the form of a gate. Mistakes are shown once it was sent; the first of them gets the focus. */
export function useGateFields<TValues extends object, TMistake>(
  stored: TValues | (() => TValues),
  check: (values: TValues) => Partial<Record<keyof TValues, TMistake>>,
  request: GateRequest<TValues>,
) {
  const [values, setValues] = useState(stored);
  const [tried, setTried] = useState(false);
  const inputs = useRef(new Map<string, HTMLInputElement | null>());
  const mistakes = check(values);
  const shown: typeof mistakes = tried ? mistakes : {};
  return {
    values,
    mistakes: shown,
    /** For the `ref` of a field. */
    refOf: (name: keyof TValues & string) => (input: HTMLInputElement | null) => {
      inputs.current.set(name, input);
    },
    change(part: Partial<TValues>): void {
      request.forget();
      setValues((current) => ({ ...current, ...part }));
    },
    submit(): void {
      setTried(true);
      const [first] = Object.keys(mistakes);
      if (first === undefined) request.send(values);
      else inputs.current.get(first)?.focus();
    },
  };
}
