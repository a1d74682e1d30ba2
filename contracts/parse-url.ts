/** For `app/lib`, which knows contracts and no domain. */
export { parseUrl } from '#domain/parse-url'
