export const tenantsPaths = {
  provisioning: () => '/home/provisioning',
  terminated: () => '/home/terminated',
};
