/** Where all that has to do with licenses and money lies. */
const licenses = '/home/licenses';
const current = `${licenses}/subscription`;

export const tenantSubscriptionsPaths = {
  /** Leads on to the subscription (R41). */
  licenses: () => licenses,
  current: () => current,
  /** Chooses users and storage; activates a trial, changes a paid plan. */
  edit: () => `${current}/edit`,
  /** Packages and numbers of users side by side. */
  compare: () => `${current}/compare`,
};
