/** The module for bundles, which the package has no types for. */
declare module 'punycode/punycode.es6.js' {
  export function toUnicode(domain: string): string
}
