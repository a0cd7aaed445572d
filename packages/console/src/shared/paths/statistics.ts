export const statisticsPaths = {
  page: () => '/home/statistics',
};
