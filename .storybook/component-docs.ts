import {
  API,
  type Checker,
  type Project,
  SignatureKind,
  type Symbol as Named,
  SymbolFlags,
} from 'typescript/unstable/sync';
import { declaredType, unaliased } from './declared-type.ts';
import { fileOf, PACKAGE } from './our-files.ts';
import { typeMembers } from './type-members.ts';

/** A property that a component declares itself: what HTML gives its element is not among them. */
export interface PropertyDoc {
  /** What it is for; empty where no one says it. */
  description: string;
  required: boolean;
  /** What it takes, as it is written. */
  type: string;
  /** What the types of ours hold that its type names. */
  members?: string;
  /** What counts where it is left out. */
  defaultValue?: string;
}

/** What the code says of a component. */
export interface ComponentDoc {
  name: string;
  /** Where it stands, from the package's folder. */
  file: string;
  description: string;
  properties: Readonly<Record<string, PropertyDoc>>;
}

/** The address of a file of the package, as the compiler takes it. */
const at = (path: string) => ({ uri: new URL(`../${PACKAGE}/${path}`, import.meta.url).href });

/**
 * Every component that `ui` offers, as the compiler reads it. What the compiler offers for that may change with its
 * version, which is pinned.
 */
export function componentDocs(): readonly ComponentDoc[] {
  const compiler = new API();
  try {
    const [project] = compiler.updateSnapshot({ openProjects: [at('tsconfig.json')] }).getProjects();
    const door = project?.program.getSourceFile(at('src/index.ts'));
    const offered = door && project?.checker.getSymbolAtLocation(door);
    if (project === undefined || offered === undefined)
      throw new Error(`The compiler finds no door of ${PACKAGE}.`);
    return project.checker.getExportsOfModule(offered).flatMap((name) => docOf(name, project) ?? []);
  } finally {
    compiler.close();
  }
}

function docOf(offered: Named, project: Project): ComponentDoc | undefined {
  const { checker } = project;
  const named = unaliased(offered, checker);
  const file = fileOf(named, project);
  if (!(named.flags & SymbolFlags.Function) || !/^[A-Z]/.test(named.name) || file === undefined)
    return undefined;
  return {
    name: named.name,
    file,
    description: named.getDocumentationComment(checker),
    properties: Object.fromEntries(
      propertiesOf(named, checker)
        .filter((property) => fileOf(property, project) !== undefined)
        .map((property) => [property.name, propertyDoc(property, project)]),
    ),
  };
}

function propertiesOf(component: Named, checker: Checker): readonly Named[] {
  const type = checker.getTypeOfSymbol(component);
  const [call] = type === undefined ? [] : checker.getSignaturesOfType(type, SignatureKind.Call);
  if (call === undefined || call.getParameters().length === 0) return [];
  const taken = checker.getParameterType(call, 0);
  return taken === undefined ? [] : checker.getPropertiesOfType(taken);
}

function propertyDoc(property: Named, project: Project): PropertyDoc {
  const { checker } = project;
  const defaultValue = property.getJsDocTags(checker).find(({ name }) => name === 'default')?.text;
  const members = typeMembers(property, project);
  return {
    description: property.getDocumentationComment(checker),
    required: !(property.flags & SymbolFlags.Optional),
    type: declaredType(property, project),
    ...(members !== undefined && { members }),
    ...(defaultValue !== undefined && { defaultValue }),
  };
}
