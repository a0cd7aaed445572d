/** Where elements stand in the window, to be compared with where they stood before. */
export const placesOf = (...elements: readonly HTMLElement[]) =>
  elements.map((element) => {
    const { left, top } = element.getBoundingClientRect();
    return { left, top };
  });
