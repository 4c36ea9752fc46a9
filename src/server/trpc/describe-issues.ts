import type { z } from 'zod';

type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'> & { code?: string; expected?: string };
type Union = Issue & { errors: Issue[][] };

/** What is sent as a whole has no name; the words are the same by both transports. */
const NO_OBJECT = 'The body must be a JSON object.';

/** What zod says of a union that has no message of its own. */
const UNTOLD = 'Invalid input';

/** A list of 5,000 bad entries is told by its first three and a count. */
const MAX_ISSUES_PER_FIELD = 3;

/** "field.path: message" for every bad field, joined with "; "; of several faults of one field the first. */
export function describeIssues(issues: readonly Issue[]): string {
  const byField = new Map<string, Map<string, string>>();

  for (const issue of issues.flatMap(unfold)) {
    const path = issue.path.map(String).join('.') || 'input';
    const field = path.split('.')[0] ?? path;
    const texts = byField.get(field) ?? new Map<string, string>();

    if (!texts.has(path))
      texts.set(path, isNoObject(issue) ? NO_OBJECT : `${path}: ${issue.message}`);
    byField.set(field, texts);
  }

  return [...byField].map(([field, texts]) => describeField(field, [...texts.values()])).join('; ');
}

function isNoObject({ path, code, expected }: Issue): boolean {
  return path.length === 0 && code === 'invalid_type' && expected === 'object';
}

/**
 * Several forms of one call: none fits, so the faults are told of the form that comes nearest, the one with the
 * fewest. A form that has no room for a field that was sent is not the one that was meant.
 */
function unfold(issue: Issue): Issue[] {
  if (!isUnion(issue) || issue.message !== UNTOLD) return [issue];
  const meant = issue.errors.filter((faults) => !faults.some(isUnwanted));
  const [nearest] = (meant.length > 0 ? meant : issue.errors)
    .filter((faults) => faults.length > 0)
    .toSorted((a, b) => a.length - b.length);

  if (!nearest) return [issue];
  return nearest
    .flatMap(unfold)
    .map((fault) => ({ ...fault, path: [...issue.path, ...fault.path] }));
}

function isUnwanted({ code, expected }: Issue): boolean {
  return code === 'invalid_type' && expected === 'never';
}

function isUnion(issue: Issue): issue is Union {
  return 'errors' in issue && Array.isArray(issue.errors);
}

function describeField(field: string, texts: readonly string[]): string {
  const rest = texts.length - MAX_ISSUES_PER_FIELD;

  if (rest <= 0) return texts.join('; ');
  return [...texts.slice(0, MAX_ISSUES_PER_FIELD), `${field}: and ${rest} more`].join('; ');
}
