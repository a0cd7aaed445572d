import { Outlet } from 'react-router';

/** Around the pages of somebody signed in whose tenant cannot be administered now: no navigation (E21). */
export function BareLayout() {
  return <Outlet />;
}
