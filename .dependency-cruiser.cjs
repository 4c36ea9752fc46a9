/** The dependency rules of the house, and the only place where they are written: `npm run deps`. */

const FEATURES = 'trips|preferences|generation|booking|mood-board|diagnostics';
const TESTS = '\\.(test|spec)\\.tsx?$|/testing/|^e2e/';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
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
      { path: `^src/server/(${FEATURES})/`, pathNot: TESTS },
      { path: `^src/server/(${FEATURES})/`, pathNot: ['^src/server/$1/', '\\.service\\.ts$'] },
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
      '',
      { path: '^src', pathNot: '\\.entity\\.ts$' },
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
