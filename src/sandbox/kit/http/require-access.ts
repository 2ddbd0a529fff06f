import type { MiddlewareHandler } from 'hono'
import { timingSafeEqual } from 'hono/utils/buffer'
import { Refusal } from '../errors.ts'
import type { Bindings } from './access.ts'

/** Header of the control token. */
const HEADER = 'X-Sandbox-Control-Token'

/** Refuses requests that may not use the controls with 403. The response does not contain the token. */
export const requireAccess: MiddlewareHandler<{ Bindings: Bindings }> = async (c, next) => {
  const { access } = c.env
  const { controlToken } = access
  const sent = c.req.header(HEADER)
  if (controlToken !== undefined && sent !== undefined) {
    if (!(await timingSafeEqual(sent, controlToken))) {
      throw new Refusal(403, `The control token in the header ${HEADER} is wrong.`)
    }
  } else if (!access.mayControl) {
    const how = controlToken === undefined ? `; start the sandbox with --control-token to set one` : ''
    throw new Refusal(
      403,
      `This request needs the control token in the header ${HEADER}: only direct requests from this machine need none, and with a public URL, no requests${how}.`,
    )
  }
  await next()
}
