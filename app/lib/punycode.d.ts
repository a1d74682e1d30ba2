/** Types for the ES module, for which the package has none. */
declare module 'punycode/punycode.es6.js' {
  export function toUnicode(domain: string): string
}
