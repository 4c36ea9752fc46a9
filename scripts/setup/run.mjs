import { spawn } from 'node:child_process';

/** Runs a program with its output shown; answers its exit code, 1 when it could not be started. */
export function run(command, args, { env = {}, timeoutMs } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
      timeout: timeoutMs,
    });

    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
