import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const CLIENT = path.join(import.meta.dirname, '..');
const SHEETS = path.resolve('node_modules/@mantine/core/styles');

test('every control of the component library that a page uses has its sheet', () => {
  const imports = ['control-styles.ts', 'styles.ts']
    .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
    .join('\n');
  const used = sourceFiles().flatMap((file) => controlsOf(readFileSync(file, 'utf8')));
  const withSheet = [...new Set(used)].filter((name) => existsSync(sheetOf(name)));

  expect(withSheet).toContain('Modal');
  expect(withSheet.filter((name) => !imports.includes(`/${name}.layer.css`))).toEqual([]);
});

function sourceFiles(): string[] {
  return readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => path.join(CLIENT, file));
}

function controlsOf(source: string): string[] {
  return [...source.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(
    ([, names = '']) => names.match(/[A-Z]\w+/g) ?? [],
  );
}

function sheetOf(name: string): string {
  return path.join(SHEETS, `${name}.layer.css`);
}
