import { expect, test } from 'vitest';
import type { z } from 'zod';
import { modelProposal } from '../proposing/proposal.schema.ts';
import { modelFacts } from '../search/facts.schema.ts';
import { modelWishes } from '../understanding/wishes.schema.ts';
import { modelWords } from '../writing/words.schema.ts';
import { wireShape } from './wire-schema.ts';

type Node = {
  type?: string;
  properties?: Record<string, Node>;
  required?: string[];
  additionalProperties?: boolean;
  items?: Node;
  anyOf?: Node[];
};

function nodesOf(node: Node): Node[] {
  const inner = [...Object.values(node.properties ?? {}), ...(node.anyOf ?? []), node.items];

  return [node, ...inner.flatMap((one) => (one ? nodesOf(one) : []))];
}

test.each<[string, z.ZodType]>([
  ['wishes', modelWishes],
  ['proposal', modelProposal],
  ['words', modelWords],
  ['facts', modelFacts],
])('%s is a strict schema that every server of the protocol knows', (name, schema) => {
  const shape = wireShape(name, schema);

  for (const node of nodesOf(shape.schema)) {
    expect(Object.keys(node)).not.toContain('minimum');
    expect(Object.keys(node)).not.toContain('default');
    if (node.type !== 'object') continue;
    expect(node.required).toEqual(Object.keys(node.properties ?? {}));
    expect(node.additionalProperties).toBe(false);
  }
});
