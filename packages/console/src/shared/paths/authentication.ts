export const authenticationPaths = {
  login: () => '/login',
};
