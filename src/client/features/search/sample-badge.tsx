import { Badge } from '@mantine/core';

/** Marks a result that is no offer. */
export function SampleBadge({ text = 'Sample' }: { text?: string }) {
  return (
    <Badge component="span" variant="outline">
      {text}
    </Badge>
  );
}
