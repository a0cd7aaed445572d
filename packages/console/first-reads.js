// Stands in the document of an area and asks for what the console reads first while that is still on its way: who is
// there, and with that answer what the area's own page shows. The console takes each answer once (`fetchFirst` of the client).
// Other pages and addresses with parameters are left to the console, which knows what they mean.
(() => {
  const { content } = document.querySelector('meta[name=first-reads]');
  const { page, session, role, rowsKey, reads } = JSON.parse(content);
  let rows = '';
  try {
    rows = localStorage.getItem(rowsKey) ?? '';
  } catch {
    // The usual number.
  }

  /**
   * It counts as answered once all of it is there.
   * @param {string} address
   * @param {string} [body]
   * @param {string} [authorization]
   */
  const ask = async (address, body, authorization) => {
    const headers = {
      accept: 'application/json',
      ...(authorization && { authorization }),
      ...(body && { 'content-type': 'application/json' }),
    };
    // What takes longer is given up: the console asks again, and waits for it as long as for any other call.
    const signal = AbortSignal.timeout(20_000);
    const response = await fetch(address, { headers, signal, ...(body && { method: 'POST', body }) });
    await response.clone().arrayBuffer();
    return { response, at: performance.now() };
  };
  const answered = ask(session);
  const mayRead = answered
    .then(async ({ response }) => {
      const { roles, accessToken } = await response.clone().json();
      return roles.includes(role) && { authorization: accessToken && `Bearer ${accessToken}` };
    })
    .catch(() => false);
  const answers = new Map([[String([session, undefined]), answered]]);
  const isPage = location.pathname === page && location.search === '';
  for (const [address, body] of isPage ? (reads[rows] ?? reads['']) : [])
    answers.set(
      String([address, body]),
      mayRead.then((as) => (as ? ask(address, body, as.authorization) : undefined)),
    );
  // What fails is for the console to tell, if it asks.
  for (const answer of answers.values()) answer.catch(() => undefined);
  globalThis.firstAnswers = answers;
})();
