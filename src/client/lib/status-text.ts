/** HTTP/2 replies carry no status text, so the usual ones are known here. */
const STATUS_TEXT: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** The words for an HTTP status. */
function statusText(status: number, given = ''): string {
  return given || (STATUS_TEXT[status] ?? 'Request failed');
}

/** "404: Trip not found"; the status's own words stand in for an empty message. */
export function statusMessage(status: number, message: string, given = ''): string {
  return `${status}: ${message.trim() || statusText(status, given)}`;
}

/** A message as `statusMessage` makes it, in its words alone. */
export function withoutStatus(message: string): string {
  return message.replace(/^\d{3}: /, '');
}
