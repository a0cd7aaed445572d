import { createAccessToken, getAccessToken, revokeAccessToken } from '@archive-console/api-client';
import { tokenIdOf } from '@archive-console/mocks';
import type { Provoked } from './provocation.ts';

const none = { accessTokenId: 'none' };
const anotherPersons = { accessTokenId: tokenIdOf('Scripts of Amelie') };

export const accessTokensProvoked: readonly Provoked[] = [
  [getAccessToken, { 'AccessToken.NotFound': ({ client }) => client.call(getAccessToken, anotherPersons) }],
  [
    createAccessToken,
    {
      'AccessToken.InvalidValidity': ({ client, world }) =>
        client.call(createAccessToken, {
          tokenType: 'TenantAccessToken',
          expiryDate: world.clock.now().toISOString(),
          scopes: ['MailImport'],
        }),
    },
  ],
  [revokeAccessToken, { 'AccessToken.NotFound': ({ client }) => client.call(revokeAccessToken, none) }],
];
