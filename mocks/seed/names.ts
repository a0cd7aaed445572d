import type { User } from '@archive-console/api-client';
import { userIdOf } from '../stable-id.ts';

type Named = Omit<User, 'id' | 'displayName'>;

const microsoft = (userName: string, firstName: string, lastName: string, primaryEmail: string): Named => ({
  userName,
  firstName,
  lastName,
  primaryEmail,
  hasExternalReference: true,
});
const local = (...name: Parameters<typeof microsoft>): Named => ({
  ...microsoft(...name),
  hasExternalReference: false,
});

/** The people stories speak of, in the order of the list's first page, and one who only signs in. */
const NAMED: readonly Named[] = [
  microsoft('amelie.brandt', 'Amelie', 'Brandt', 'amelie.brandt@lindenhof.example'),
  microsoft('bjarne.olsen', 'Bjarne', 'Olsen', 'b.olsen@lindenhof.example'),
  local('carla.weiss', 'Carla', 'Weiss', 'carla.weiss@lindenhof.example'),
  microsoft('d.seitkali', 'Daniyar', 'Seitkali', 'daniyar@lindenhof.example'),
  microsoft('emre.yildiz', 'Emre', 'Yıldız', 'emre.yildiz@lindenhof.example'),
  microsoft(
    'f.hohenstein',
    'Frieda',
    'Hohenstein-Achterberg',
    'frieda.hohenstein-achterberg@lindenhof.example',
  ),
  local('gustav.lund', 'Gustav', 'Lund', 'gustav@kanzlei-lund.example'),
  microsoft('hanna.vogel', 'Hanna', 'Vogel', 'hanna.vogel@lindenhof.example'),
  microsoft('ines.carvalho', 'Ines', 'Carvalho', 'ines.carvalho@lindenhof.example'),
  local('jonas.petersen', 'Jonas', 'Petersen', 'jonas.petersen@lindenhof.example'),
  local('mira.sommer', 'Mira', 'Sommer', 'user@demo.example'),
  microsoft(
    'm.waldburg',
    'Maximiliane Philippa',
    'von Waldburg-Wolfegg und Hohenlohe-Langenburg',
    'maximiliane.von.waldburg-wolfegg-und-hohenlohe-langenburg@lindenhof.example',
  ),
  local(
    'k.papadimitrakopoulos',
    'Konstantinos-Alexandros',
    'Papadimitrakopoulos',
    'k.papadimitrakopoulos@kanzlei-lund.example',
  ),
];

const withId = (named: Named): User => ({
  id: userIdOf(named.userName),
  displayName: `${named.firstName} ${named.lastName}`,
  ...named,
});

export const namedUsers: readonly User[] = NAMED.map(withId);
