import { inPackage } from '../src/command.ts'
import { shellQuoted } from '../src/shell.ts'

/** A verb as the user calls it: `npm run verify --` in a checkout, `project-resources verify` in the package. */
export function called(verb: string): string {
  return inPackage ? `project-resources ${verb}` : `npm run ${verb} --`
}

/** A command as the user can paste it into a POSIX shell. */
export function commandLine(verb: string, ...args: string[]): string {
  const quoted = (arg: string) => (/^[\w./:@%+=-]+$/.test(arg) ? arg : shellQuoted(arg))
  return [called(verb), ...args.map(quoted)].join(' ')
}
