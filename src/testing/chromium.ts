import { existsSync } from 'node:fs'
import { access, constants } from 'node:fs/promises'
import { type Browser, chromium } from 'playwright-core'

/** Debian's headless Chromium, which needs half as much CPU as the full one. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
export const executablePath =
  process.env.CHROMIUM || (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : '/usr/bin/chromium')

/** Explains how to install Chromium if it cannot be run; otherwise undefined. */
export const missing = await access(executablePath, constants.X_OK).then(
  () => undefined,
  ({ code }) =>
    `Cannot run ${executablePath} (${code}). On Debian: apt-get install -y chromium-headless-shell. Or set CHROMIUM=PATH.`,
)
/** Starts Chromium without network access beyond this machine. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath,
    timeout: 120_000,
    args: ['--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  })
}
