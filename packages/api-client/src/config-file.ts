import { ApiError, FETCH_ERROR } from './errors.ts';

const NAME = 'config.json';
const TIMEOUT_MS = 10_000;

/**
 * Reads the configuration file that a host puts beside the console (D1). What it holds is for the console to check.
 *
 * @param address where the file is. @default '/config.json'
 * @throws {ApiError} with `Frontend.FetchError` where it is missing, no JSON, or not there within ten seconds
 */
export async function fetchConfigFile(address = `/${NAME}`): Promise<unknown> {
  let response: Response;
  try {
    response = await globalThis.fetch(address, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (cause) {
    throw failed('network', `${NAME} could not be fetched.`, undefined, cause);
  }
  if (!response.ok)
    throw failed('refused', `${NAME} was answered ${response.status}.`, response.status, undefined);
  try {
    return await response.json();
  } catch (cause) {
    throw failed('unreadable-answer', `${NAME} is not JSON.`, response.status, cause);
  }
}

function failed(
  kind: ApiError['kind'],
  detail: string,
  status: number | undefined,
  cause: unknown,
): ApiError {
  return new ApiError(`${detail} The console reads it before it starts; put it beside index.html.`, {
    kind,
    code: FETCH_ERROR,
    detail,
    status,
    operation: NAME,
    cause,
  });
}
