/** The dependency rules of the house, and the only place where they are written: `npm run deps`. */

const fs = require('node:fs');
const path = require('node:path');

/**
 * The server's modules. Features meet at services; of every other module the files at its top may be imported,
 * and its folders are its own. A folder that is not named here fails the check.
 */
const FEATURES = [
  'trips',
  'preferences',
  'generation',
  'booking',
  'mood-board',
  'diagnostics',
  'sharing',
  'identity',
  'place-reports',
];
const OTHER_MODULES = [
  'access',
  'catalogue',
  'db',
  'exports',
  'gazetteer',
  'http',
  'itinerary',
  'jobs',
  'language-model',
  'limits',
  'pages',
  'places',
  'planner',
  'planning',
  'rest',
  'retention',
  'share-cards',
  'testing',
  'trpc',
];
/** Folders within a module that others may import, with the reason. */
const PUBLIC_FOLDERS = [
  'db/entities', // rows, which repositories of every feature read; see entities-behind-repositories
  'db/migrations', // run by the data source
  'planning/[^/]+', // each a module of its own, entered by the files at its top
  'catalogue/(import|refresh)', // open data: extracts, towns made of them, and what they say differently
  'planner/route', // the route through several places, beside the solver of one
  'itinerary/domain', // pure rules of a day, which planning anew and copies of a trip use too
  'booking/domain', // the price of what is chosen, printed on the voucher
  'language-model/(packing|search)', // ports that generation is given
];
/** They build everything or read every setting, and so know every folder. */
const COMPOSITION_ROOTS = '^src/server/(services|trip-services|main|app|start-server|env)\\.ts$';

const isFolder = (entry) => entry.isDirectory();
const unknownModules = fs
  .readdirSync(path.join(__dirname, 'src/server'), { withFileTypes: true })
  .filter(isFolder)
  .map(({ name }) => name)
  .filter((name) => ![...FEATURES, ...OTHER_MODULES].includes(name));
const features = FEATURES.join('|');
const TESTS = '\\.(test|spec)\\.tsx?$|/testing/|^e2e/';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  unknownModules,
  forbidden: [
    rule(
      'shared-is-a-leaf',
      'shared imports nothing of ours',
      { path: '^src/shared' },
      { path: '^src/(server|client)' },
    ),
    rule(
      'shared-uses-only-zod',
      'shared runs in the browser, on the server and in tests alike',
      { path: '^src/shared', pathNot: '\\.test\\.ts$' },
      { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/zod/' },
    ),
    rule('server-never-sees-client', '', { path: '^src/server' }, { path: '^src/client' }),
    rule(
      'client-sees-only-the-router-type',
      'the router is the contract; nothing behind it is',
      { path: '^src/client', pathNot: TESTS },
      { path: '^src/server', pathNot: '^src/server/trpc/app-router\\.ts$' },
    ),
    rule(
      'client-imports-the-router-as-type',
      'a value import would bundle the server into the page',
      { path: '^src/client', pathNot: TESTS },
      { path: '^src/server', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'api-client-knows-types-only',
      'the package for other projects holds no line of the server',
      { path: '^src/api-client' },
      { path: '^src/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'client-feature-isolation',
      'what two features need lives in components/ or lib/',
      { path: '^src/client/features/([^/]+)/' },
      { path: '^src/client/features/', pathNot: '^src/client/features/$1/' },
    ),
    rule(
      'client-base-knows-no-feature',
      '',
      { path: '^src/client/(lib|components|theme)/' },
      { path: '^src/client/features/' },
    ),
    rule(
      'server-features-meet-at-services',
      'another feature only through its service',
      { path: `^src/server/(${features})/`, pathNot: TESTS },
      {
        path: `^src/server/(${features})/`,
        pathNot: ['^src/server/$1/', '\\.service\\.ts$', '^src/server/identity/user\\.ts$'],
      },
    ),
    rule(
      'modules-by-their-entrance',
      "another module's folders are its own",
      { path: '^src/server/([^/]+)/', pathNot: [TESTS, '^src/server/testing/'] },
      {
        path: '^src/server/[^/]+/.+/',
        pathNot: [
          '^src/server/$1/',
          TESTS,
          ...PUBLIC_FOLDERS.map((folder) => `^src/server/${folder}/[^/]+$`),
        ],
      },
    ),
    rule(
      'only-roots-see-folders',
      'what is beside the modules enters them as they enter each other',
      { path: '^src/server/[^/]+$', pathNot: [TESTS, COMPOSITION_ROOTS] },
      { path: '^src/server/[^/]+/.+/' },
    ),
    rule(
      'router-talks-to-own-service-only',
      'no repository, mapper or entity in a router',
      { path: '\\.router\\.ts$' },
      { path: '\\.(repository|mapper|entity)\\.ts$' },
    ),
    rule(
      'entities-behind-repositories',
      'nothing else knows that rows exist',
      {
        path: '^src',
        pathNot: [
          '\\.(repository|mapper)\\.ts$',
          '^src/server/db/',
          '^src/server/testing/',
          '\\.db\\.test\\.ts$',
        ],
      },
      { path: '\\.entity\\.ts$' },
    ),
    rule(
      'typeorm-in-db-code-only',
      'services ask repositories; only the composition roots pass the data source on',
      {
        path: '^src',
        pathNot: [
          '\\.repository\\.ts$',
          '^src/server/db/',
          '^src/server/testing/',
          '\\.db\\.test\\.ts$',
          '^src/server/services\\.ts$',
          '^src/server/booking/create-booking\\.ts$',
        ],
      },
      { path: 'node_modules/(typeorm|pg)/' },
    ),
    rule(
      'express-at-the-edge',
      '',
      {
        path: '^src',
        pathNot: ['^src/server/(app|start-server)\\.ts$', '^src/server/(http|rest)/'],
      },
      { path: 'node_modules/(express|helmet|express-rate-limit|express-static-gzip)/' },
    ),
    rule(
      'trpc-at-the-edge',
      '',
      {
        path: '^src',
        pathNot: [
          '^src/server/app\\.ts$',
          '^src/server/(trpc|rest|pages)/',
          '\\.router\\.ts$',
          '^src/client/(lib|testing)/',
          '^src/api-client/',
          '\\.test\\.tsx?$',
        ],
      },
      { path: 'node_modules/@trpc/' },
    ),
    rule(
      'openai-behind-a-port',
      '',
      { path: '^src', pathNot: '^src/server/(mood-board/pictures|language-model/client)/openai-' },
      { path: 'node_modules/openai/' },
    ),
    rule(
      'domain-is-pure',
      'domain code has no clock, no I/O, no framework: data in, data out',
      { path: '^src/server/(.*/domain|planning)/', pathNot: '\\.test\\.ts$' },
      {
        pathNot: [
          '/domain/',
          '^src/shared',
          '^src/server/(planner|planning|catalogue|gazetteer)/',
          'node_modules/zod/',
        ],
      },
    ),
    rule(
      'planner-stands-alone',
      'the heart knows no database, no model and no HTTP',
      { path: '^src/server/planner/', pathNot: '\\.test\\.ts$' },
      { pathNot: ['^src/server/planner/', '^src/shared', '^src/server/catalogue/'] },
    ),
    rule(
      'no-cycles',
      'not of types either; a dialog that is loaded when it opens is no part of its page',
      { path: '^src', pathNot: '\\.entity\\.ts$' },
      { circular: true },
    ),
    rule('no-unresolvable', '', {}, { couldNotResolve: true }),
    rule(
      'no-orphans',
      'a file that nobody imports is dead',
      {
        orphan: true,
        path: '^src',
        pathNot: ['\\.d\\.ts$', '\\.test\\.tsx?$'],
      },
      {},
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|node_modules/\\.cache)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
