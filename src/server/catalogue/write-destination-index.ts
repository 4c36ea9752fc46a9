import { writeDestinationIndex } from './destination-index.ts';

/** What `npm run build:server` runs last. */
writeDestinationIndex();
