import { ApiError } from '@archive-console/api-client';
import { isRouteErrorResponse } from 'react-router';

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export interface Logger {
  debug(message: string): void;
  info(message: string): void;
  warn(message: string): void;
  /** Where rethrown errors end (D63). */
  error(error: unknown): void;
}

/** Writes codes, operations and trace ids to the browser's log; never bodies, never tokens (D70). */
export function createLogger(
  level: LogLevel,
  sink: Pick<Console, 'debug' | 'info' | 'warn' | 'error'> = console,
): Logger {
  const threshold = logLevels.indexOf(level);
  const at = (name: Exclude<LogLevel, 'silent'>, text: string) => {
    if (logLevels.indexOf(name) >= threshold) sink[name](text);
  };
  return {
    debug: (message) => at('debug', message),
    info: (message) => at('info', message),
    warn: (message) => at('warn', message),
    error: (error) => at('error', describe(error)),
  };
}

function describe(error: unknown): string {
  if (typeof error === 'string') return error;
  if (error instanceof ApiError) {
    const trace = error.traceId === undefined ? '' : `, trace ${error.traceId}`;
    return `${error.operation}: ${error.code}${trace}`;
  }
  if (error instanceof Error) return `${error.name}: ${error.message}`;
  // The router's own answers: no route, no loader.
  if (isRouteErrorResponse(error)) return `The router answered ${error.status} ${error.statusText}.`;
  return 'Something that is no error was thrown.';
}
