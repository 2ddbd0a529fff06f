// Says what is in the way of the commands, and what to do. Plain JavaScript without dependencies, for it must run when
// nothing is installed, on whatever Node there is.
import { parseArgs } from 'node:util'
import { checkGenerated } from './doctor/generated.js'
import { checkMachine } from './doctor/machine.js'
import { checkNode } from './doctor/node.js'
import { checkPackages } from './doctor/packages.js'
import { checkPort } from './doctor/port.js'
import { checkPrograms } from './doctor/programs.js'

const HELP = `Usage: npm run doctor [-- --port N]

Looks for what keeps the commands of the README from working (Node, packages, the port of the sandbox, programs, generated
files) and says of each trouble what to do. It changes nothing. Where npm itself has trouble: node scripts/doctor.js

  --port N   look whether this port is free instead of 4010
  --help     show this text

Exit code: 0 nothing is in the way, though there may be warnings, 1 something is, 2 bad usage.`

const port = readOptions()
if (port !== undefined) await examine(port)

/** The port to look at; undefined when all is said. */
function readOptions() {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string', default: '4010' }, help: { type: 'boolean' } } })
    if (!values.help && /^\d+$/.test(values.port) && Number(values.port) <= 65_535) return Number(values.port)
    if (values.help) console.log(HELP)
    else throw new Error(`--port must be a whole number from 0 to 65535; it is "${values.port}".`)
  } catch ({ message }) {
    console.error(`${message.replace(/\.$/, '')}. See --help.`)
    process.exitCode = 2
  }
}

async function examine(port) {
  const ofNode = checkNode()
  const ofPackages = checkPackages()
  const works = [...ofNode, ...ofPackages].every(({ state }) => state !== 'trouble')
  const findings = [
    ...ofNode,
    ...ofPackages,
    // What they would say without packages, or on another Node, is only what was said already.
    ...(works ? checkGenerated() : []),
    ...(await checkPort(port)),
    ...checkPrograms(),
    ...checkMachine(),
  ]
  for (const { state, what, todo } of findings) {
    console.log(`${state.padEnd(8)} ${what}${todo ? `\n${' '.repeat(9)}${todo}` : ''}`)
  }
  const troubles = findings.filter(({ state }) => state === 'trouble').length
  console.log(
    troubles === 0
      ? "\nNothing is in the way of the README's commands."
      : `\n${troubles === 1 ? 'One thing is' : `${troubles} things are`} in the way of the README's commands.`,
  )
  process.exitCode = troubles === 0 ? 0 : 1
}
