import { testTag } from '../../testing/contract.ts'

testTag('Builds', ['mock', 'sandbox', 'API_URL'])
