import { testTag } from '../../testing/contract.ts'

testTag('Domains', ['mock', 'sandbox', 'API_URL'])
