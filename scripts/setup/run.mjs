import { spawn } from 'node:child_process';
import os from 'node:os';

/**
 * Runs a program with its output shown; answers its exit code, 1 when it could not be started. One that `yields`,
 * and what it starts, has the processor when others leave it.
 */
export function run(command, args, { env = {}, timeoutMs, yields = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
      timeout: timeoutMs,
    });

    if (yields && child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW);
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
