import { useParams } from 'react-router-dom';
import { routeId } from './paths.ts';

/** The `:id` of the current route; undefined when there is none or it is no integer. */
export function useRouteId(): number | undefined {
  return routeId(useParams().id);
}
