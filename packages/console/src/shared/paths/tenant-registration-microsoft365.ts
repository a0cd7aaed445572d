export const microsoft365RegistrationPaths = {
  home: () => '/setup/microsoft365',
};
