import { createRequire } from 'node:module';
import path from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

type Rules = NonNullable<NonNullable<ICruiseOptions['ruleSet']>['forbidden']>;
type Configuration = { unknownModules: string[]; forbidden: Rules; options: ICruiseOptions };

const configuration = createRequire(import.meta.url)(
  '../../.dependency-cruiser.cjs',
) as Configuration;

export const ruleNames: readonly string[] = configuration.forbidden.map((rule) => rule.name ?? '');

/** Folders of src/server that the rules do not name. */
export const unknownModules: readonly string[] = configuration.unknownModules;

type Breach = { rule: string; from: string; to: string };
export type Cruised = { sources: Set<string>; dependencies: number; breaches: Breach[] };

/** Reads every import below `root`/src and judges it by the rules of the house. */
export async function cruiseFolder(root: string): Promise<Cruised> {
  const tsConfig = path.join(root, 'tsconfig.json');
  const { output } = await cruise(
    ['src'],
    {
      ...configuration.options,
      baseDir: root,
      tsConfig: { fileName: tsConfig },
      validate: true,
      ruleSet: { forbidden: configuration.forbidden },
    },
    {},
    { tsConfig: extractTSConfig(tsConfig) },
  );
  const { modules, summary } = output as ICruiseResult;

  return {
    sources: new Set(modules.map((module) => module.source)),
    dependencies: summary.totalDependenciesCruised ?? 0,
    breaches: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}
