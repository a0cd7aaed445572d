import { STANDARD } from './tenants/kinds.ts';

/** Four 32-bit numbers that depend on nothing but the text (cyrb128). */
export function hashOf(text: string): [number, number, number, number] {
  let [a, b, c, d] = [1_779_033_703, 3_144_134_277, 1_013_904_242, 2_773_480_762];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    a = b ^ Math.imul(a ^ code, 597_399_067);
    b = c ^ Math.imul(b ^ code, 2_869_860_233);
    c = d ^ Math.imul(c ^ code, 951_274_213);
    d = a ^ Math.imul(d ^ code, 2_716_044_179);
  }
  a = Math.imul(c ^ (a >>> 18), 597_399_067);
  b = Math.imul(d ^ (b >>> 22), 2_869_860_233);
  c = Math.imul(a ^ (c >>> 17), 951_274_213);
  d = Math.imul(b ^ (d >>> 19), 2_716_044_179);
  a ^= b ^ c ^ d;
  return [a >>> 0, (b ^ a) >>> 0, (c ^ a) >>> 0, (d ^ a) >>> 0];
}

/** 32 hexadecimal digits that depend on nothing but the text: a trace id. */
export function hexOf(text: string): string {
  return hashOf(text)
    .map((part) => part.toString(16).padStart(8, '0'))
    .join('');
}

/** A UUID that depends on nothing but the text, so that a story can name the address of an object. */
export function uuidOf(text: string): string {
  const hex = hexOf(text);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** Two tenants may use one name for different things: it is enough in the default tenant only. */
const within = (tenant: string, name: string): string =>
  tenant === STANDARD ? name : `${name} of ${tenant}`;

export const tenantIdOf = (key: string, name: string): string => uuidOf(`tenant ${within(key, name)}`);
export const userIdOf = (userName: string): string => uuidOf(`user ${userName}`);
export const personIdOf = (tenant: string, userName: string): string => userIdOf(within(tenant, userName));
export const groupIdOf = (name: string, tenant = STANDARD): string => uuidOf(`group ${within(tenant, name)}`);
export const mailboxIdOf = (name: string, tenant = STANDARD): string =>
  uuidOf(`mailbox ${within(tenant, name)}`);
export const addressIdOf = (address: string, tenant = STANDARD): string =>
  uuidOf(`address ${within(tenant, address)}`);
export const couponIdOf = (code: string, tenant: string): string => uuidOf(`coupon ${within(tenant, code)}`);
export const domainIdOf = (domainName: string): string => uuidOf(`domain ${domainName}`);
export const policyIdOf = (name: string): string => uuidOf(`policy ${name}`);
export const tokenIdOf = (notes: string): string => uuidOf(`token ${notes}`);
/** By its article number, and by where its scale begins. */
export const articleIdOf = (number: string, scaleFrom = 1): string =>
  uuidOf(`article ${number}-${scaleFrom}`);
export const invoiceIdOf = (number: string): string => uuidOf(`invoice ${number}`);
export const mandateIdOf = (name: string): string => uuidOf(`mandate ${name}`);
/** By the name of a mailbox that is seeded, by the id of any other. */
export const importSourceIdOf = (mailbox: string): string => uuidOf(`import source ${mailbox}`);
/** The seeded import of a source, by the id of that. */
export const importTaskIdOf = (importSourceId: string): string => uuidOf(`import of ${importSourceId}`);
