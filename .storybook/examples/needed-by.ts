import { namesIn } from './names-in.ts';
import { neighborOf, readSourceFile, type SourceFile, textOf } from './source-file.ts';

/** What a piece of code needs beside itself. */
interface Needed {
  /** What it takes from packages: the names, by package. */
  readonly imports: ReadonlyMap<string, ReadonlySet<string>>;
  /** What files of the book declare for it, each after what it needs itself. */
  readonly declarations: readonly string[];
  /** The files of which all this comes. */
  readonly files: ReadonlySet<string>;
}

/**
 * What the names in code of a file stand for, and what stands behind that: of packages, and of files of the book.
 *
 * @param own the name that the code itself has
 */
export function neededBy(file: SourceFile, own: string, code: string): Needed {
  const imports = new Map<string, Set<string>>();
  const declarations: string[] = [];
  const files = new Map([[file.path, file]]);
  const seen = new Set([`${file.path} ${own}`]);

  function addAll(owner: SourceFile, text: string): void {
    for (const name of namesIn(text)) add(owner, name);
  }

  function add(owner: SourceFile, name: string): void {
    const key = `${owner.path} ${name}`;
    if (seen.has(key)) return;
    seen.add(key);
    const range = owner.declarations.get(name);
    const imported = owner.imports.get(name);
    if (range !== undefined) {
      const text = textOf(owner, range);
      addAll(owner, text);
      declarations.push(text);
    } else if (imported !== undefined) {
      const neighbor = neighborOf(owner.path, imported.from);
      if (neighbor !== undefined) add(fileAt(neighbor), imported.name);
      else addImport(imported.from, imported.isType ? `type ${imported.name}` : imported.name);
    }
  }

  function addImport(from: string, name: string): void {
    imports.set(from, (imports.get(from) ?? new Set()).add(name));
  }

  function fileAt(path: string): SourceFile {
    const found = files.get(path) ?? readSourceFile(path);
    files.set(path, found);
    return found;
  }

  addAll(file, code);
  return { imports, declarations, files: new Set(files.keys()) };
}
