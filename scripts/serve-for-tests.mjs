/** The built server on an empty database of its own, which goes when the server goes. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'northstar-e2e-'));

process.env.DATA_DIR = path.join(folder, 'data');
process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
await import('../dist/server/main.js');
