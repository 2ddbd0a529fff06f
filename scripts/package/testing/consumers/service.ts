interface Arguments {
  baseUrl: string
  token: string
  project_id: string
  app_id: string
  /** The domain to create. */
  domain: string
}

/** The sandbox to call, and the arguments of the calls. */
export const { baseUrl, token, project_id, app_id, domain }: Arguments = JSON.parse(process.argv[2] ?? '')

export const body = { domain, domainType: 'subdomain', region: 'us-east-1' } as const

/** The output of each client: the result of a list, of a call with an invalid token, and of a call with a body. */
export interface Result {
  regions: string[]
  error: { status: number; message: string }
  domain: string
}

export const print = (result: Result) => console.log(JSON.stringify(result))
