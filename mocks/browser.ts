export { type HandlerOptions, handlersFor } from './handlers.ts';
