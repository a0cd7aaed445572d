import { useLocation, useNavigate } from 'react-router';

/** Goes on to another page in place of a form that has served, with the place of the list above. */
export function useReplacePage(): (pathname: string) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (pathname) => void navigate({ pathname, search }, { replace: true });
}
