import '#client/theme/control-styles.ts';
import '#client/lib/zod-without-eval.ts';
import { Outlet } from 'react-router-dom';

/** Around pages that use the component library's controls but no data from the server. */
export function FormLayout() {
  return <Outlet />;
}
