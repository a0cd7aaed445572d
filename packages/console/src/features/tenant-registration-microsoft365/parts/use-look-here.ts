import { useState } from 'react';

/** A press that reads the state again. An automatic read at the same time makes no button busy. */
export function useLookHere(isLooking: boolean, onLook: () => void) {
  const [isPressed, setIsPressed] = useState(false);
  return {
    isBusy: isPressed && isLooking,
    /** It was pressed, and still stands as before. */
    hasLooked: isPressed && !isLooking,
    look() {
      setIsPressed(true);
      onLook();
    },
  };
}
