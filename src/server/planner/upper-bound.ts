import type { CoreInstance } from './core/instance.ts';

export function upperBound(instance: CoreInstance): number {
  return instance.profit.reduce((sum, value) => sum + value, 0);
}
