/** For `intercept` of `openPage`: what the server responds while its database is away. */
export const away = (): Response =>
  Response.json({ error: 'The database is away.', code: 'unavailable' }, { status: 503 })
