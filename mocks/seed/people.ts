import type { User } from '@archive-console/api-client';
import { userIdOf } from '../stable-id.ts';
import { mailName } from './mail-name.ts';
import { namedUsers } from './names.ts';

const FIRST =
  'Karin Lars Magda Nadia Oskar Paula Quentin Renate Sven Tilda Ulrich Vera Wiktor Xenia Yusuf Zoë Kaspar Lucía Matteo Nele Olga Pascal Rasmus Sabine Torben Ursula Veronika Walter Ylva Zeynep Klára Leon Margarethe Niels Ottilie Philipp Ramona Siegfried Théo Uwe Valentina Wendelin Katharina Ludwig Marlene Noah Orsolya Piotr'.split(
    ' ',
  );
const LAST =
  'Abel Berger Conrad Dietrich Ebert Fischer Gärtner Huber Iversen Jansen Kowalski Lindqvist Meyer Nowak Ostermann Pfeiffer Quast Richter Schröder Thalberg Uhlig Voss Wagner Zimmermann Ackermann Bianchi Costa Dubois Eriksen Ferrari García Haugen Ivanov Jørgensen Keller Laurent Moretti Nilsson Ødegård Peeters Rossi Šimek Tóth Urban Vermeulen Wójcik Ziegler Böhm Clausen Dörfler Engel Franke Graf Hartmann Ihle Jung Krämer Lorenz Möller Neumann Otto Pohl Reuter Steiner'.split(
    ' ',
  );

const FIRST_MAIL = FIRST.map(mailName);
const LAST_MAIL = LAST.map(mailName);

/** Every combination once, in an order that does not look like one; then with a second surname. */
function generated(index: number): User {
  const round = Math.floor(index / (FIRST.length * LAST.length));
  const step = Math.floor(index / FIRST.length) + index * 5;
  const given = index % FIRST.length;
  const family = step % LAST.length;
  const second = (step + round) % LAST.length;
  const firstName = FIRST[given] ?? '';
  const lastName = round === 0 ? (LAST[family] ?? '') : `${LAST[family]}-${LAST[second]}`;
  const mailLastName = round === 0 ? LAST_MAIL[family] : `${LAST_MAIL[family]}-${LAST_MAIL[second]}`;
  const userName = `${FIRST_MAIL[given]}.${mailLastName}`;
  const domain =
    index % 9 === 4 ? 'kanzlei-lund.example' : index % 13 === 7 ? 'demo.example' : 'lindenhof.example';
  return {
    id: userIdOf(userName),
    userName,
    firstName,
    lastName,
    displayName: `${firstName} ${lastName}`,
    primaryEmail: `${userName}@${domain}`,
    // Only what lives in the synchronized domain can come from Microsoft 365.
    hasExternalReference: domain === 'lindenhof.example' && index % 5 !== 2,
  };
}

/** That many people: the ones stories speak of first, then generated ones. */
export function seedPeople(count: number): User[] {
  const more = Math.max(0, count - namedUsers.length);
  return [...namedUsers.slice(0, count), ...Array.from({ length: more }, (_, index) => generated(index))];
}
