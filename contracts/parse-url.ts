/** For `app/lib`, which may import contracts but not the domain. */
export { parseUrl } from '#domain/parse-url'
