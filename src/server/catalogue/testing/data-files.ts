import { once } from '#shared/remember.ts';
import { readDataFiles } from '../check/read-data-files.ts';

/** The catalogue's files as the check reads them, which takes seconds: once for all tests that look at them. */
export const dataFiles = once(readDataFiles);
