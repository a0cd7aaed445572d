import { type ApiClient, createApiClient, login } from '@archive-console/api-client';
import { accounts } from '@archive-console/mocks';

/** A browser: it keeps the cookies it is given. `headers` are those that gave it one. */
export function browserAt(baseUrl: string): { client: ApiClient; headers: string[] } {
  const cookies = new Map<string, string>();
  const headers: string[] = [];
  const client = createApiClient({
    baseUrl,
    retryDelaysMs: [],
    fetch: async (input, init) => {
      const sent = new Headers(init?.headers);
      if (cookies.size > 0) sent.set('cookie', [...cookies].map((cookie) => cookie.join('=')).join('; '));
      const response = await fetch(input, { ...init, headers: sent });
      for (const header of response.headers.getSetCookie()) {
        headers.push(header);
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
        if (header.includes('Max-Age=0')) cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    },
  });
  return { client, headers };
}

/** The same, with a user signed in. */
export async function signedInAt(baseUrl: string, email: string = accounts[0].email, rememberMe = false) {
  const { client, headers } = browserAt(baseUrl);
  const { accessToken } = await client.call(login, { email, password: accounts[0].password, rememberMe });
  client.token.write(accessToken);
  return { client, headers };
}
