/** Whether this code runs from the package, which contains it as JavaScript, or from a checkout. */
export const inPackage = import.meta.url.endsWith('.js')

/** A verb as the user calls it: `npm run verify --` in a checkout, `project-resources verify` in the package. */
export function called(verb: string): string {
  return inPackage ? `project-resources ${verb}` : `npm run ${verb} --`
}
