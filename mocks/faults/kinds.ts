/** Every way an answer can go wrong, with what happens instead. */
export const FAULT_KINDS = {
  'validation-error': '400 Default.ValidationError',
  unauthorized: '401 Default.Unauthorized',
  forbidden: '403 Default.Forbidden',
  'not-found': "404, with the operation's own code where it has one",
  conflict: "409, with the operation's own code where it has one",
  unprocessable: '422 without a code',
  'too-many-requests': '429 without a code, with Retry-After',
  'unexpected-error': '500 Default.UnexpectedError',
  'bad-gateway': '502, a web page',
  unavailable: '503 without a code',
  timeout: 'No answer, until the caller has waited long enough',
  'network-error': 'The network breaks',
  abort: 'No answer, until the caller gives up',
  'malformed-json': '200, JSON that breaks off',
  'empty-answer': '200 without content',
  'no-content': '204 without content',
  'web-page': '200, a web page, as a captive portal sends it',
  'wrong-shape': '200, JSON in which a field or a list is missing',
  'unknown-value': '200, every enumeration with a value nobody knows yet',
} as const;

export type FaultKind = keyof typeof FAULT_KINDS;
