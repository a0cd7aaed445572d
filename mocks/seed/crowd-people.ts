import { plainText } from '../lists/matches-text.ts';
import { STANDARD, type TenantKind } from '../tenants/kinds.ts';
import { FIRST_NAMES, LAST_NAMES } from './crowd-names.ts';
import { mailName } from './mail-name.ts';

/** Two surnames, never the same one twice. */
const FAMILIES = LAST_NAMES.length * (LAST_NAMES.length - 1);
const NAMES = FIRST_NAMES.length * FAMILIES;

const FIRST_MAILS = FIRST_NAMES.map(mailName);
const LAST_MAILS = LAST_NAMES.map(mailName);
const FIRST_BY_MAIL = new Map(FIRST_MAILS.map((mail, index) => [mail, index]));

/** Every pair of surnames, in their order: as they are spoken, or as they are written in addresses. */
function pairsOf(names: readonly string[]): readonly string[] {
  return names.flatMap((last) => names.flatMap((second) => (second === last ? [] : [`${last}-${second}`])));
}

/** As many people as a list can hold, in the order of their names: no two have the same name. */
export interface CrowdPeople {
  readonly size: number;
  firstNameAt(place: number): string;
  lastNameAt(place: number): string;
  userNameAt(place: number): string;
  emailAt(place: number): string;
  isManagedAt(place: number): boolean;
  /** By the surnames alone, from 0 on. */
  familyAt(place: number): number;
  placeOfUserName(userName: string): number | undefined;
  placeOfEmail(email: string): number | undefined;
  /** Where a plain word is found in a name as it is spoken, or also in one as it is written in addresses. */
  finds(word: string, isWrittenToo: boolean): (place: number) => boolean;
}

const DOMAINS = ['lindenhof.example', 'kanzlei-lund.example', 'demo.example'] as const;

function domainsOf({ key, domain }: TenantKind): (place: number) => string {
  if (key !== STANDARD) return () => domain ?? '';
  return (place) => DOMAINS[place % 9 === 4 ? 1 : place % 13 === 7 ? 2 : 0];
}

export function createCrowdPeople(kind: TenantKind, size: number): CrowdPeople {
  const domainAt = domainsOf(kind);
  const [families, familyMails] = [pairsOf(LAST_NAMES), pairsOf(LAST_MAILS)];
  const familyByMail = new Map(familyMails.map((mail, family) => [mail, family]));
  const numberAt = (place: number) => Math.floor((place * NAMES) / size);
  const familyAt = (place: number) => numberAt(place) % FAMILIES;
  const firstAt = (place: number) => Math.floor(numberAt(place) / FAMILIES);
  const userNameAt = (place: number) => `${FIRST_MAILS[firstAt(place)]}.${familyMails[familyAt(place)]}`;
  const emailAt = (place: number) => `${userNameAt(place)}@${domainAt(place)}`;
  // Only what lives in the synchronized domain can come from Microsoft 365.
  const isManagedAt = (place: number) =>
    kind.key === STANDARD ? domainAt(place) === DOMAINS[0] && place % 5 !== 2 : kind.microsoft !== null;

  function placeOfUserName(userName: string): number | undefined {
    const [given = '', family = ''] = userName.split('.');
    const [first, pair] = [FIRST_BY_MAIL.get(given), familyByMail.get(family)];
    if (first === undefined || pair === undefined) return undefined;
    const place = Math.ceil(((first * FAMILIES + pair) * size) / NAMES);
    return place < size && userNameAt(place) === userName ? place : undefined;
  }

  /** In a name that is spoken no word goes from the first name to the surname: each is looked up once. */
  function findsPart(word: string, isWrittenToo: boolean): (place: number) => boolean {
    const has = (spoken: string, written = '') =>
      plainText(spoken).includes(word) || (isWrittenToo && written.includes(word));
    const inFirst = FIRST_NAMES.map((name, index) => has(name, FIRST_MAILS[index]));
    const inFamily = families.map((name, index) => has(name, familyMails[index]));
    return (place) =>
      inFirst[firstAt(place)] === true ||
      inFamily[familyAt(place)] === true ||
      (isWrittenToo && domainAt(place).includes(word));
  }

  return {
    size,
    firstNameAt: (place) => FIRST_NAMES[firstAt(place)] ?? '',
    lastNameAt: (place) => families[familyAt(place)] ?? '',
    userNameAt,
    emailAt,
    isManagedAt,
    familyAt,
    placeOfUserName,
    placeOfEmail(email) {
      const place = placeOfUserName(email.slice(0, email.indexOf('@')));
      return place !== undefined && emailAt(place) === email ? place : undefined;
    },
    finds(word, isWrittenToo) {
      // Only in an address a word goes from one part to the next.
      if (/[.@]/.test(word)) return (place) => isWrittenToo && emailAt(place).includes(word);
      return findsPart(word, isWrittenToo);
    },
  };
}
