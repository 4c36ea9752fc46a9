import { isContainer, isStorableText } from '#shared/plain-json.ts';

const MAX_DEPTH = 16;
const MAX_NODES = 60_000;
const MAX_TEXT = 20_000;
const MAX_FINDINGS = 40;
const FORBIDDEN_KEYS = ['__proto__', 'constructor', 'prototype'];

export type Finding = { path: string[]; message: string };
type Node = { value: unknown; path: string[] };

/**
 * What no document of ours holds: other than plain JSON, nested or filled beyond reason, keys that mean
 * something to JavaScript, text that the database cannot keep. Each finding names where it is; it walks
 * without recursion, so that depth alone can do no harm.
 */
export function findHostile(document: unknown): Finding[] {
  const waiting: Node[] = [{ value: document, path: [] }];
  const findings: Finding[] = [];

  for (let seen = 0; waiting.length > 0 && findings.length < MAX_FINDINGS; seen += 1) {
    const node = waiting.pop();

    if (!node) break;
    if (seen > MAX_NODES) return [{ path: [], message: 'holds more than a trip can' }];
    const message = judge(node);

    if (message) findings.push({ path: node.path, message });
    else if (isContainer(node.value)) waiting.push(...childrenOf(node.value, node.path));
  }
  return findings;
}

function childrenOf(value: object, path: string[]): Node[] {
  return Object.entries(value).map(([key, child]) => ({ value: child, path: [...path, key] }));
}

function judge({ value, path }: Node): string | undefined {
  const key = path.at(-1) ?? '';

  if (FORBIDDEN_KEYS.includes(key)) return 'is a name that no field may have';
  if (key.length > 200 || !isStorableText(key)) return 'is no name of a field';
  if (path.length > MAX_DEPTH) return 'is nested too deeply';
  if (typeof value === 'string') return judgeText(value);
  if (value === undefined || value === null || typeof value === 'boolean') return undefined;
  if (isContainer(value) || Number.isFinite(value)) return undefined;
  return 'must be plain JSON';
}

function judgeText(text: string): string | undefined {
  if (text.length > MAX_TEXT) return `must be at most ${MAX_TEXT} characters`;
  return isStorableText(text) ? undefined : 'must not hold a NUL or half a character';
}
