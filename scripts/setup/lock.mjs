import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { say } from './say.mjs';

const FILE = '.cache/setup.lock';

/** Lets one process at a time install and build in this folder; the lock of a dead one is broken. */
export async function withSetupLock(work) {
  fs.mkdirSync('.cache', { recursive: true });
  for (let waited = false; !take(); waited = true) {
    if (!waited) say('Waiting for another Northstar that is being set up in this folder …');
    await sleep(300);
  }
  try {
    return await work();
  } finally {
    fs.rmSync(FILE, { force: true });
  }
}

function take() {
  try {
    fs.writeFileSync(FILE, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!isHeld()) fs.rmSync(FILE, { force: true });
    return false;
  }
}

function isHeld() {
  try {
    process.kill(Number(fs.readFileSync(FILE, 'utf8')) || -1, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
