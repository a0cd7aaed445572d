import { http, HttpResponse } from 'msw';

/** From now on the page's address is answered by the document of another build, as after a new version went out. */
export function servesAnotherBuild() {
  return http.get(new URL(window.location.pathname, window.location.origin).href, () =>
    HttpResponse.html('<script type="module" src="/assets/main-of-the-next-version.js"></script>'),
  );
}
