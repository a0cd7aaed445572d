export const dashboardPaths = {
  home: () => '/home/dashboard',
};
