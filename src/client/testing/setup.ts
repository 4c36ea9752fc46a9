import { afterEach } from 'vitest';
import './fail-on-console.ts';

// React checks this flag before it lets `act` flush updates.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => {
  document.body.innerHTML = '';
});
