import { testTag } from '../../testing/contract.ts'

testTag('Apps', ['mock', 'sandbox', 'API_URL'])
