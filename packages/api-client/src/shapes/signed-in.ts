import * as v from 'valibot';

/** The bearer token (D19). Hand it to `client.token` and keep it nowhere else. */
export const accessToken = v.nullish(v.string());

/** What finishing a sign-in answers: nothing, or the bearer token (D19). */
export const signedIn = v.nullish(v.object({ accessToken }), {});
