import { fireEvent } from 'storybook/test';

/**
 * Fires what a browser fires for things dragged from the desktop: no browser lets a script drag them
 * itself.
 */
export async function draggedItems(
  type: 'dragenter' | 'drop',
  canvasElement: HTMLElement,
  items: readonly object[],
  getData: (format: string) => string = () => '',
): Promise<HTMLElement> {
  const zone = canvasElement.querySelector('[data-rac]') as HTMLElement;
  const dataTransfer = { items, types: ['Files'], effectAllowed: 'all', dropEffect: 'none', getData };
  const event = new Event(type, { bubbles: true, cancelable: true });
  await fireEvent(zone, Object.assign(event, { dataTransfer, clientX: 9, clientY: 9 }));
  return zone;
}
