export const orphansPaths = {
  desk: () => '/home/orphans',
};
