const frame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => resolve());
  });

/** What a browser hands along with a drag. One that is made by hand lacks how it may be dropped. */
function madeTransfer(): DataTransfer {
  return Object.defineProperties(new DataTransfer(), {
    effectAllowed: { value: 'all', writable: true },
    dropEffect: { value: 'none', writable: true },
  });
}

/**
 * Takes something up by the pointer and lets it fall on the upper or the lower half of something else, with the events
 * of a browser and in their order.
 */
export async function dragByPointer(from: Element, to: Element, half: 'upper' | 'lower'): Promise<void> {
  const dataTransfer = madeTransfer();
  const fire = async (on: Element, type: string, at: number): Promise<void> => {
    const { left, top, height } = on.getBoundingClientRect();
    const place = { clientX: left + 12, clientY: top + height * at };
    on.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, ...place }));
    await frame();
  };
  const at = half === 'upper' ? 0.2 : 0.8;
  await fire(from, 'dragstart', 0.5);
  await fire(to, 'dragenter', 0.5);
  await fire(to, 'dragover', at);
  await fire(to, 'drop', at);
  await fire(from, 'dragend', 0.5);
}
