import { UsageError } from '../../command.ts'

/** Options of the command that decide who may use the sandbox, as `parseArgs` takes them. */
export const ACCESS_OPTIONS = {
  'control-token': { type: 'string' },
  'open-control': { type: 'boolean', default: false },
  'allow-origin': { type: 'string', multiple: true },
} as const

export const ACCESS_HELP = `\
  --control-token TOKEN
                   lets requests with the header X-Sandbox-Control-Token: TOKEN use /_sandbox/… (reset, clock, faults,
                   switches) from anywhere (default: the environment variable SANDBOX_CONTROL_TOKEN, which other users
                   of this machine cannot see; without a token, only direct requests from this machine)
  --open-control   lets other machines use /_sandbox/… without a token, if they are not behind a proxy and the URL
                   contains an IP address or the name in --host; never web pages of other origins. Excludes a control
                   token
  --allow-origin ORIGIN
                   lets only web pages of this origin, such as https://app.example.com, read responses; can be
                   repeated (default: all pages)`

interface Values {
  'control-token'?: string | undefined
  'open-control': boolean
  'allow-origin'?: string[] | undefined
}

interface AccessOptions {
  controlToken: string | undefined
  openControl: boolean
  allowOrigins: readonly string[] | undefined
}

/**
 * Checks the options of {@link ACCESS_OPTIONS}. An empty environment variable sets no token.
 *
 * @throws {@link UsageError}; its message does not contain the token
 */
export function accessOptions(values: Values, env: NodeJS.ProcessEnv): AccessOptions {
  const { 'open-control': openControl, 'allow-origin': allowOrigins } = values
  const [name, controlToken] =
    values['control-token'] === undefined
      ? ['SANDBOX_CONTROL_TOKEN', env.SANDBOX_CONTROL_TOKEN || undefined]
      : ['--control-token', values['control-token']]
  if (controlToken !== undefined && !/^[!-~]+$/.test(controlToken)) {
    throw new UsageError(`${name} needs a token of printable ASCII characters without spaces.`)
  }
  if (openControl && controlToken !== undefined) {
    throw new UsageError(`--open-control lets other machines in without the token of ${name}; use one of them.`)
  }
  for (const origin of allowOrigins ?? []) checkOrigin(origin)
  return { controlToken, openControl, allowOrigins }
}

/** Checks that browsers can send an Origin header with this value. Apps in a shell have schemes such as `capacitor:`. */
function checkOrigin(text: string): void {
  const isOrigin = /^[a-z][a-z0-9+.-]*:\/\/[^\s/?#@*\\]+$/.test(text) && URL.canParse(text)
  const { origin } = isOrigin ? new URL(text) : { origin: undefined }
  // URL knows the origins of only some schemes.
  if (isOrigin && (origin === text || origin === 'null')) return
  const wanted = 'a scheme and a host without a path, such as https://app.example.com or http://localhost:3000'
  throw new UsageError(`--allow-origin must be ${wanted}; it is "${text}".`)
}

/** Warns of a server that other machines can reach. */
export function exposureWarning(url: string, { controlToken, openControl }: AccessOptions): string {
  const controls = openControl
    ? '--open-control also lets them use /_sandbox (reset, clock, faults, switches), except through a web page of another origin'
    : `/_sandbox stays limited to requests from this machine${controlToken ? ' and requests with the control token' : ''}`
  return `Warning: everyone who can reach port ${new URL(url).port || 80} of this machine can use the API, with public tokens unless the seed has its own; ${controls}.`
}
