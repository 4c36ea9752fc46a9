/** `npm run build:api-client`: the typed client as a package in dist/api-client, for `npm pack` and `npm install`. */
import { buildApiClient } from './api-client/build-package.ts';

const FOLDER = 'dist/api-client';

await buildApiClient(FOLDER);
process.stdout.write(`${FOLDER} is ready: npm pack ./${FOLDER}\n`);
