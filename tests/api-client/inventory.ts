import inventory from './inventory.json' with { type: 'json' };

/** One of the calls the product has to make, as the inventory of the specification lists it. */
export interface ListedOperation {
  row: string;
  method: string;
  path: string;
  access: string;
  noun: string;
  /** Parts the specification does not show: `path`, `takes.<field>`, `answers`. */
  guessed: string[];
}

/** The codes the specification names or implies. */
export const listedCodes: readonly string[] = inventory.errorCodes;

/** All calls of the specification. */
export const listedOperations: readonly ListedOperation[] = Object.entries(inventory.operations).map(
  ([row, line]) => {
    const [method = '', path = '', access = '', noun = '', ...guessed] = line.split(' ');
    return { row, method, path, access, noun, guessed };
  },
);
