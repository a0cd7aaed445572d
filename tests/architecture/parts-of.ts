import { type Node, visitorKeys } from 'oxc-parser';

/** A node of a parsed file and everything in it. */
export function* partsOf(node: Node): Generator<Node> {
  yield node;
  const fields = node as unknown as Record<string, Node | (Node | null)[] | null | undefined>;
  for (const key of visitorKeys[node.type] ?? []) {
    for (const part of [fields[key]].flat()) if (part !== null && part !== undefined) yield* partsOf(part);
  }
}
