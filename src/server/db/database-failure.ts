/** Connection failures of Node and pg, and the SQL states of a server that is going away or overloaded. */
const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '25P03', // idle in a transaction for too long: the server hung
  '53300', // too many connections
  '57014', // statement timeout
  '57P01', // shutting down
  '57P02',
  '57P03', // starting up
]);
const AWAY_MESSAGE =
  /^Connection terminated|timeout exceeded when trying to connect|^Query read timeout$|not queryable|Client was closed|uery runner (?:was )?already released/;

/** Whether a query failed because the database could not be reached, rather than because it was wrong. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message, syscall } = databaseFailure(error);

  // A plain file that is missing is ENOENT too; only a socket's connect() counts.
  if (code === 'ENOENT') return syscall === 'connect';
  return AWAY_CODES.has(code) || code.startsWith('08') || AWAY_MESSAGE.test(message);
}

/** Whether the database has no room left to write. */
export function isDiskFull(error: unknown): boolean {
  return databaseFailure(error).code === '53100';
}

/** Whether two transactions got in each other's way: serialisation failure, deadlock, unique clash. */
export function isWriteConflict(error: unknown): boolean {
  return ['40001', '40P01', '23505'].includes(databaseFailure(error).code);
}

/** TypeORM wraps pg's error in `driverError`; the code sits on either. */
function databaseFailure(error: unknown): { code: string; message: string; syscall: string } {
  const outer = error as { driverError?: unknown } | null | undefined;
  const inner = (outer?.driverError ?? error) as Record<string, unknown> | null | undefined;

  return {
    code: typeof inner?.['code'] === 'string' ? inner['code'] : '',
    message: typeof inner?.['message'] === 'string' ? inner['message'] : '',
    syscall: typeof inner?.['syscall'] === 'string' ? inner['syscall'] : '',
  };
}
