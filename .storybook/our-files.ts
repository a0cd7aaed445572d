import type { Project, Symbol as Named } from 'typescript/unstable/sync';

/** The package whose components the book shows. */
export const PACKAGE = 'packages/ui';

/** The file of the package that declares something, if one does. */
export function fileOf({ declarations }: Named, project: Project): string | undefined {
  const [first] = declarations;
  const { fileName = '' } = first?.resolve(project)?.getSourceFile() ?? {};
  return fileName.split(`/${PACKAGE}/`)[1];
}
