import { testTag } from '../../testing/contract.ts'

testTag('Runs', ['mock', 'sandbox', 'API_URL'])
