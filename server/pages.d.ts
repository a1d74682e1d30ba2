/** The pages as React Router has built them. */
declare module '#pages' {
  const build: import('./pages/render.ts').PagesBuild
  export = build
}
