/** How the picture of a story in a theme is called, without its ending: as the comparison writes an id into a file's name. */
export const pictureName = (id: string, theme: string): string => `${id}-${theme}`.replaceAll(/-+/g, '-');
