import { foldText } from './fold-text.ts';

type Called = { name: string; aliases?: readonly string[] | undefined };

/** What something is called: its own name first. */
export function namesOf({ name, aliases = [] }: Called): string[] {
  return [name, ...aliases];
}

/** Whether something goes by a name, however that is written. */
export function isCalled(one: Called, name: string): boolean {
  const key = foldText(name);

  return namesOf(one).some((own) => foldText(own) === key);
}

/** Whether a folded text has folded words in it, as whole words side by side. */
export function hasWords(text: string, words: string): boolean {
  return ` ${text} `.includes(` ${words} `);
}
