/**
 * Prints the lines that protect a server with a password: `npm run hash-password`, or with the password on the
 * standard input. The token is printed once; the configuration keeps its hash alone.
 */
import readline from 'node:readline';
import { Writable } from 'node:stream';
import { hashPassword } from '#server/access/password-hash.ts';
import { createToken } from '#server/access/sessions.ts';

const MIN_LENGTH = 10;

const password = await askForPassword();

if (password.length < MIN_LENGTH) {
  process.stderr.write(`The password needs at least ${MIN_LENGTH} characters.\n`);
  process.exit(1);
}
const { token, hash } = createToken();

process.stdout.write(`NORTHSTAR_ACCESS=password
NORTHSTAR_PASSWORD_HASH=${await hashPassword(password)}
NORTHSTAR_TOKEN_HASH=${hash}

Programs send this token, which is not stored: "Authorization: Bearer ${token}"
`);

/** One line; what is typed at a terminal is not shown. */
function askForPassword(): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = readline.createInterface({
    input: process.stdin,
    output: silent,
    terminal: process.stdin.isTTY,
  });

  process.stderr.write('Password: ');
  return new Promise((resolve) => {
    lines.once('line', (line) => {
      resolve(line);
      lines.close();
      process.stderr.write('\n');
    });
    lines.once('close', () => resolve(''));
  });
}
