import * as contract from '@archive-console/api-client';

/** Every operation the door of the client offers, with the name it is exported under. */
export const operations: readonly (readonly [exportedAs: string, operation: contract.AnyOperation])[] =
  Object.entries(contract).flatMap(([name, value]) =>
    contract.isOperation(value) ? [[name, value] as const] : [],
  );
