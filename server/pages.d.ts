/** The pages as React Router has built them. */
declare module '#pages' {
  const build: import('#server/http/pages').PagesBuild
  export = build
}
