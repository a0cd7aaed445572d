import { useEffect, useRef } from 'react';

/**
 * Puts off what leaving a field sets off until the pointer that left it is up again: a mistake shown in between
 * moves the buttons below, and the press that was meant for one of them lands beside it.
 */
export function useDeferredBlur(): (check: () => void) => void {
  const waiting = useRef<(() => void)[]>([]);
  const isPressed = useRef(false);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      // The press itself is handled first.
      setTimeout(() => {
        for (const check of waiting.current.splice(0)) check();
      });
    };
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('pointerup', release, true);
    window.addEventListener('pointercancel', release, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('pointerup', release, true);
      window.removeEventListener('pointercancel', release, true);
    };
  }, []);
  return (check) => {
    if (isPressed.current) waiting.current.push(check);
    else check();
  };
}
