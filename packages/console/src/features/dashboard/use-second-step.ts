import { useQuery } from '@tanstack/react-query';
import { accountsSecondStepQueries, type SecondStep } from '#queries/accounts-second-step.ts';
import { isMicrosoftAlone } from '#queries/authentication-microsoft.ts';
import { authenticationQueries } from '#queries/authentication.ts';
import { type Figure, mapFigure } from './figure.ts';
import { everyone, useReadFor } from './use-read-for.ts';

/** How the second step of the person signed in stands; absent for who signs in with Microsoft alone, which has its own. */
export function useSecondStep(isTurn: boolean): Figure<SecondStep> {
  const { data: session } = useQuery(authenticationQueries.session());
  const isElsewhere = useReadFor(isMicrosoftAlone(session), everyone, isTurn);
  const isHere = mapFigure(isElsewhere, (elsewhere) => !elsewhere);
  return useReadFor(accountsSecondStepQueries.state(), isHere, isTurn);
}
