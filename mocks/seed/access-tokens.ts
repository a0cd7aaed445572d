import type { AccessToken } from '@archive-console/api-client';
import { DAY } from '../clock.ts';
import { tokenIdOf, userIdOf } from '../stable-id.ts';
import type { HeldToken } from '../tokens/held-token.ts';

/** What it is for, what it may do, days since it was made, days until it ends, who made it for himself. */
const TOKENS: readonly (readonly [string, AccessToken['scopes'], number, number, string?])[] = [
  ['Connector in Hamburg', ['CloudConnector'], 353, 12],
  ['Connector in Leipzig', ['CloudConnector'], 60, 305],
  ['Import of the old archives', ['MailImport'], 14, 76],
  ['Connector, test installation', ['CloudConnector', 'MailImport'], 99, -9],
  ['Upload from my laptop', ['MailImport'], 26, 4, 'carla.weiss'],
  ['Trial of the import tool', ['MailImport'], 51, -21, 'carla.weiss'],
  ['Scripts of Amelie', ['CloudConnector', 'MailImport'], 5, 85, 'amelie.brandt'],
];

export function seedAccessTokens(now: Date): HeldToken[] {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY).toISOString();
  return TOKENS.map(([notes, scopes, age, left, userName]) => ({
    id: tokenIdOf(notes),
    tokenType: userName === undefined ? 'TenantAccessToken' : 'PersonalAccessToken',
    expiryDate: inDays(left),
    scopes: [...scopes],
    notes,
    createdDate: inDays(-age),
    holderId: userName === undefined ? null : userIdOf(userName),
  }));
}
